import { readFileSync } from "node:fs";
import type { BrowserContext } from "playwright-core";
import type { Analytics } from "../../shared/analytics.ts";

/** The key in the scripts before which the setting is inserted. */
const siteKey = /\bcontactApi:/;

/**
 * Serves the built site as with `analytics` in content/data/site.json: replaces the setting in
 * its scripts and marks its pages. Prerendered text, such as the privacy policy, is unchanged.
 *
 * @throws when the scripts do not contain the setting exactly once
 */
export async function nameAnalytics(context: BrowserContext, analytics: Analytics): Promise<void> {
  const { files }: { files: { path: string; file: string }[] } = JSON.parse(
    readFileSync("dist/site.json", "utf8"),
  );
  const holders = files
    .filter(({ path }) => path.endsWith(".js"))
    .map(({ path, file }) => ({ path, code: readFileSync(`dist/client/${file}`, "utf8") }))
    .filter(({ code }) => siteKey.test(code));
  const [holder, ...others] = holders;
  if (!holder || others.length > 0) {
    throw new Error(`The setting is in ${holders.map(({ path }) => path).join(", ") || "no script"}`);
  }
  const body = holder.code.replace(siteKey, (key) => `analytics:${JSON.stringify(analytics)},${key}`);
  await context.route(`**${holder.path}`, (route) => route.fulfill({ body, contentType: "text/javascript" }));
  // Its pages contain the consent question's styles, which other pages leave out.
  const sheet = files.find(({ path }) => path.endsWith(".css"));
  if (!sheet) throw new Error("The site has no stylesheet");
  await context.addInitScript(
    (css) => {
      addEventListener("DOMContentLoaded", () => {
        const whole = new CSSStyleSheet();
        whole.replaceSync(css);
        document.adoptedStyleSheets.push(whole);
      });
    },
    readFileSync(`dist/client/${sheet.file}`, "utf8"),
  );
  // A page that counts visits is hydrated without an interaction.
  await context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = (await response.text()).replace("<body", '<body data-hydrate=""');
    await route.fulfill({ response, body: html });
  });
}
