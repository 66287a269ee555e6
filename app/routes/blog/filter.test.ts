import { describe, expect, test } from "vitest";
import { choiceFrom, filterArticles, filterFor } from "./filter.ts";

describe("The listing", () => {
  test("counts AI & Technology as Technology, and topics without a chip as others", () => {
    expect(filterFor("ai-technology")).toBe("technology");
    expect(filterFor("leadership")).toBe("leadership");
    expect(filterFor("remote-work")).toBe("other");
  });

  test("keeps the order in a category and shows everything under All", () => {
    const articles = [
      { slug: "a", filter: "technology" as const },
      { slug: "b", filter: "other" },
      { slug: "c", filter: "technology" as const },
    ];
    expect(filterArticles(articles, "technology").map(({ slug }) => slug)).toEqual(["a", "c"]);
    expect(filterArticles(articles, "all")).toHaveLength(3);
    expect(filterArticles(articles, "healthcare")).toEqual([]);
  });

  test("treats an unknown category as All", () => {
    expect(choiceFrom(new URLSearchParams("category=leadership"))).toBe("leadership");
    expect(choiceFrom(new URLSearchParams("category=other"))).toBe("other");
    expect(choiceFrom(new URLSearchParams("category=astrology"))).toBe("all");
    expect(choiceFrom(new URLSearchParams())).toBe("all");
  });
});
