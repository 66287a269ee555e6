import { expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

test.each([
  { path: "/international", now: /^It is .* in Oslo\./, hours: /^Oslo: Monday to Friday/ },
  { path: "/no/international", now: /^I Oslo er det /, hours: /^Oslo: mandag–fredag/ },
])("$path shows the office's hours when the time zone is unknown", async ({ path, now, hours }) => {
  const { page } = await visitHydrated(server.url + path, {
    before: () => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: "Etc/Unknown" };
      };
    },
  });
  await page.getByText(now).waitFor();
  expect(await page.getByText(hours).isVisible()).toBe(true);
});
