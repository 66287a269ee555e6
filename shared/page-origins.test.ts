import { expect, test } from "vitest";
import { pageOrigins } from "./page-origins.ts";

const nothing = {
  booking: { embedUrl: undefined },
  contactApi: { functionsUrl: "" },
  analytics: undefined,
};

test("returns no origins for a site without services", () => {
  expect(pageOrigins(nothing)).toEqual({ scheduler: [], script: [], connect: [], image: [] });
});

test("returns the origins of a scheduler, a Supabase project and an analytics provider", () => {
  const origins = pageOrigins({
    booking: { embedUrl: "https://cal.example/us/call?x=1" },
    contactApi: { functionsUrl: "https://abc.supabase.co/" },
    analytics: { provider: "plausible", script: "https://plausible.example/js/pa-1.js" },
  });
  expect(origins).toEqual({
    scheduler: ["https://cal.example"],
    script: ["https://plausible.example"],
    connect: ["https://abc.supabase.co", "https://plausible.example"],
    image: [],
  });
});
