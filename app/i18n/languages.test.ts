import { describe, expect, test } from "vitest";
import { canonicalPath, languageFromPath, localizedPath, pathWithoutLanguage } from "./languages.ts";

describe("addresses of a language", () => {
  test.each([
    ["/", "en"],
    ["/pricing", "en"],
    ["/norway", "en"],
    ["/nothing", "en"],
    ["/no", "no"],
    ["/no/", "no"],
    ["/no/norge", "no"],
    ["/NO/norge", "no"],
  ])("languageFromPath(%s) is %s", (path, language) => {
    expect(languageFromPath(path)).toBe(language);
  });

  test.each([
    ["/", "/no"],
    ["/pricing", "/no/pricing"],
    ["/blog/seo-guide", "/no/blog/seo-guide"],
    ["/contact?package=pro#booking", "/no/contact?package=pro#booking"],
    ["/?utm=1", "/no?utm=1"],
    ["/#main", "/no#main"],
  ])("localizedPath turns %s into %s in Norwegian", (english, norwegian) => {
    expect(localizedPath(english, "no")).toBe(norwegian);
    expect(localizedPath(english, "en")).toBe(english);
  });

  test("pathWithoutLanguage removes the prefix and a trailing slash", () => {
    expect(["/", "/no", "/no/", "/no/blog/", "/blog"].map(pathWithoutLanguage)).toEqual([
      "/",
      "/",
      "/",
      "/blog",
      "/blog",
    ]);
  });

  test("canonicalPath returns the Norway page's path in each language", () => {
    for (const path of ["/norway", "/norge", "/no/norway", "/no/norge"]) {
      expect(canonicalPath(path, "en")).toBe("/norway");
      expect(canonicalPath(path, "no")).toBe("/no/norge");
    }
  });

  test("canonicalPath keeps query and hash", () => {
    expect(canonicalPath("/norway?from=a/#oslo", "no")).toBe("/no/norge?from=a/#oslo");
    expect(canonicalPath("/?from=a/", "no")).toBe("/no?from=a/");
    expect(canonicalPath("/contact#booking", "en")).toBe("/contact#booking");
  });
});
