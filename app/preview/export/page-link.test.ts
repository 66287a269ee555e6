import { afterEach, expect, test, vi } from "vitest";
import { studioFromSample } from "../state/create-studio.ts";
import { pageLink, studioFromLink } from "./page-link.ts";

const studio = (resume: object) => ({ ...studioFromSample(resume, "plan", "no"), id: 1 });

vi.stubGlobal("location", { origin: "https://profilverk.example", pathname: "/no/preview" });
afterEach(() => vi.unstubAllGlobals());

test("a link carries the page without portrait, and opens it in its theme and language", async () => {
  const resume = {
    basics: { name: "Máret Šerkkodat", image: "data:image/png;base64,AAAA", email: "maret@example.org" },
    work: [{ name: "Brygga", position: "Kokk", highlights: ["Kuttet svinnet med 12 %"] }],
  };
  const link = await pageLink({
    ...studio(resume),
    style: { accent: 2, headline: "small" },
    content: { ...studio(resume).content, figures: { "Kuttet svinnet med 12 %": false } },
  });
  expect(link).toMatch(/^https:\/\/profilverk\.example\/no\/preview\?page#page=[\w-]+$/);
  const opened = await studioFromLink(new URL(link ?? "").hash);
  expect(opened).toMatchObject({
    theme: "plan",
    language: "no",
    style: { accent: 2, headline: "small" },
    content: {
      draft: { basics: { name: "Máret Šerkkodat", email: "maret@example.org" } },
      figures: { "Kuttet svinnet med 12 %": false },
    },
  });
  expect(opened.content.draft.image).toBeUndefined();
  expect(opened.content.draft.lists.work[0]?.values).toEqual(resume.work[0]);

  // Text without repetition does not compress.
  const long = {
    basics: { name: "A", summary: Array.from({ length: 900 }, (_, i) => (i * 7919) % 9973).join(" ") },
  };
  expect(await pageLink(studio(long))).toBeUndefined();

  const { hash } = new URL(link ?? "");
  for (const damaged of [
    "",
    "#pa",
    "#page=",
    "#page=AAAA",
    hash.slice(0, -9),
    hash.replace(/.{9}$/, "aaaaaaaaa"),
  ])
    await expect(studioFromLink(damaged), damaged).rejects.toThrow();
});
