import { describe, expect, test } from "vitest";
import { canonicalPath, languageOf, localizedPath, pathWithoutLanguage } from "./languages.ts";

describe("An address", () => {
  test.each([
    ["/", "en"],
    ["/pricing", "en"],
    ["/norway", "en"],
    ["/nothing", "en"],
    ["/no", "no"],
    ["/no/", "no"],
    ["/no/norge", "no"],
    ["/NO/norge", "no"],
  ])("%s is in %s", (path, language) => {
    expect(languageOf(path)).toBe(language);
  });

  test.each([
    ["/", "/no"],
    ["/pricing", "/no/pricing"],
    ["/blog/seo-guide", "/no/blog/seo-guide"],
    ["/contact?package=pro#booking", "/no/contact?package=pro#booking"],
    ["/?utm=1", "/no?utm=1"],
    ["/#main", "/no#main"],
  ])("%s is %s in Norwegian", (english, norwegian) => {
    expect(localizedPath(english, "no")).toBe(norwegian);
    expect(localizedPath(english, "en")).toBe(english);
  });

  test("loses its language and a trailing slash", () => {
    expect(["/", "/no", "/no/", "/no/blog/", "/blog"].map(pathWithoutLanguage)).toEqual([
      "/",
      "/",
      "/",
      "/blog",
      "/blog",
    ]);
  });

  test("of the Norway page is canonical under its own name in each language", () => {
    for (const path of ["/norway", "/norge", "/no/norway", "/no/norge"]) {
      expect(canonicalPath(path, "en")).toBe("/norway");
      expect(canonicalPath(path, "no")).toBe("/no/norge");
    }
  });

  test("stays what it is in query and hash where it becomes canonical", () => {
    expect(canonicalPath("/norway?from=a/#oslo", "no")).toBe("/no/norge?from=a/#oslo");
    expect(canonicalPath("/?from=a/", "no")).toBe("/no?from=a/");
    expect(canonicalPath("/contact#booking", "en")).toBe("/contact#booking");
  });
});
