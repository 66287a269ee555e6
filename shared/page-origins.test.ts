import { expect, test } from "vitest";
import { pageOrigins } from "./page-origins.ts";

const nothing = {
  booking: { embedUrl: undefined },
  contactApi: { functionsUrl: "" },
  analytics: undefined,
};

test("a site that uses no other needs none", () => {
  expect(pageOrigins(nothing)).toEqual({ scheduler: [], script: [], connect: [], image: [] });
});

test("a scheduler, a Supabase project and a provider of statistics are each allowed what they are used for", () => {
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
