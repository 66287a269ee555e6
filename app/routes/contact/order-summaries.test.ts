import { expect, test } from "vitest";
import { packages } from "../../../content-loader/data/packages.ts";
import { orderSummaries } from "./order-summaries.server.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u2060]/g, " ").replaceAll(/\s+/g, " ");
const read = (language: "en" | "no", choice: "starter" | "pro" | "premium" | "custom") =>
  orderSummaries(language)[choice].rows.map(({ label, value, note = "" }) =>
    plain(`${label}: ${value} ${note}`).trim(),
  );

test("shows payments, delivery and refund when a package has a fixed price", () => {
  expect(read("en", "starter")).toEqual([
    "Price: €299 VAT included",
    "50% on agreement: €149.50",
    "50% on delivery: €149.50",
    "Delivery: 7 days once we have material and deposit and may start",
    "Money back: 30 days from delivery, no reason needed",
  ]);
  expect(read("no", "pro")).toEqual([
    "Pris: 499 € inkl. mva.",
    "50 % ved avtale: 249,50 €",
    "50 % ved levering: 249,50 €",
    "Levering: 5 dager fra vi har materialet og forskuddet og kan begynne",
    "Pengene tilbake: 30 dager fra levering, uten begrunnelse",
  ]);
});

test("adds the price in kroner on Norwegian pages when the owner has set one", () => {
  const items = packages.map((item) => ({ ...item, priceInKroner: item.isCustom ? 15_200 : 3490 }));
  const price = (language: "en" | "no", id: "starter" | "premium") =>
    plain(orderSummaries(language, items)[id].rows[0]?.value ?? "");
  expect(price("no", "starter")).toBe("299 € (3 490 kr)");
  expect(price("no", "premium")).toBe("Fra 1 299 € (15 200 kr)");
  expect(price("en", "starter")).toBe("€299");
});

test("shows no amounts when the price is to be agreed", () => {
  expect(read("en", "premium").slice(0, 3)).toEqual([
    "Price: From €1,299 VAT included",
    "Payment: 50% on agreement, the rest on delivery",
    "Delivery: As agreed",
  ]);
  expect(read("no", "custom")).toEqual([
    "Pris: Etter avtale",
    "Betaling: 50 % ved avtale, resten ved levering",
    "Levering: Etter avtale",
  ]);
});

test("keeps the English label for the message in both languages", () => {
  expect(orderSummaries("no").pro.label).toBe(orderSummaries("en").pro.label);
});
