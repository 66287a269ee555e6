import type { Page } from "playwright-core";

/**
 * Differences when the whole site's stylesheet is added to the page's own: rules that are missing in the
 * page. A few elements with the differing property.
 */
export function findMissingStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const address = document.querySelector<HTMLStyleElement>("head > style")?.dataset.stylesheet;
    if (!address) throw new Error("The page does not say where the whole stylesheet is");
    const sheet = await new CSSStyleSheet().replace(await (await fetch(address)).text());
    // A scroll-driven animation must not move between the two readings.
    const scrolled = document
      .getAnimations()
      .filter(({ timeline }) => timeline && !(timeline instanceof DocumentTimeline));
    for (const animation of scrolled) animation.pause();
    // Synchronous from here on, so that nothing else changes.
    const elements = [...document.body.querySelectorAll("*")];
    const parts = ["", "::before", "::after"];
    // A difference shows in a property set by a rule. An unused custom property may be missing;
    // its users show the difference.
    const names = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const name of rule.style) if (!name.startsWith("--")) names.add(name);
        if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    collect(sheet.cssRules);
    names.delete("content");
    // Values only: half a million, twice as slow with names.
    const properties = ["content", ...names];
    const looks = () =>
      elements.flatMap((element) =>
        parts.map((part) => {
          const style = getComputedStyle(element, part || undefined);
          // The pseudo-element does not exist.
          if (part && style.content === "none") return ["none"];
          return properties.map((name) => style.getPropertyValue(name));
        }),
      );
    const boxes = () => elements.map((element) => JSON.stringify(element.getBoundingClientRect()));
    const own = looks();
    const ownBoxes = boxes();
    document.adoptedStyleSheets.push(sheet);
    const whole = looks();
    const wholeBoxes = boxes();
    document.adoptedStyleSheets.pop();
    for (const animation of scrolled) animation.play();
    // Chromium sometimes computes an auto margin as 0 right after a stylesheet loaded and
    // corrects it later: a margin counts only when the box has moved.
    const isMisread = (place: number, index: number) =>
      properties[place]?.startsWith("margin-") && ownBoxes[index] === wholeBoxes[index];
    return own
      .flatMap((look, i) => {
        const index = Math.floor(i / parts.length);
        const element = elements[index];
        const at = look.findIndex((value, place) => value !== whole[i]?.[place] && !isMisread(place, index));
        const name = `<${element?.tagName.toLowerCase()} class="${element?.className}">`;
        const part = `${name}${parts[i % parts.length]} ${properties[at]}`;
        return at < 0 ? [] : [`${part}: ${look[at]}, whole: ${whole[i]?.[at]}`];
      })
      .slice(0, 5);
  });
}
