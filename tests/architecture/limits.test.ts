import { expect, test } from "vitest";
import { packages } from "../../content/data/packages.ts";
import en from "../../content/en/contactErrors.json" with { type: "json" };
import { formatMoney } from "../../content/format.ts";
import no from "../../content/no/contactErrors.json" with { type: "json" };
import { contactLimits, packageLabels } from "../../contract/contact.ts";

test.each([
  ["en", en],
  ["no", no],
])("the limits that the form's errors name in %s are those that it has", (_, errors) => {
  const named = (text: string) => Number(text.replace(/\D/g, ""));
  for (const field of ["name", "email", "message"] as const) {
    expect(named(errors[field].too_long)).toBe(contactLimits[field]);
  }
});

test("the form's package labels name the prices that are charged", () => {
  for (const { id, price, isCustom } of packages) {
    if (!isCustom) expect(packageLabels[id]).toContain(formatMoney(price, "en"));
  }
});
