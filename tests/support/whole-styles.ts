import type { Page } from "playwright-core";

/**
 * What looks otherwise when the stylesheet of the whole site is put beside the page's own part: rules that the part should
 * have. Elements with the property that differs, a few.
 */
export function stylesThatAreMissing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const address = document.querySelector<HTMLStyleElement>("head > style")?.dataset.stylesheet;
    if (!address) throw new Error("The page does not say where the whole stylesheet is");
    const sheet = await new CSSStyleSheet().replace(await (await fetch(address)).text());
    // From here on in one step, so that nothing else can make the difference.
    const elements = [...document.body.querySelectorAll("*")];
    const parts = ["", "::before", "::after"];
    // Whatever differs, differs first in a property that some rule sets. A value that no rule of the page reads, as a custom
    // one, may be left out; what reads one shows the difference itself.
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
    // Values alone: half a million of them, which would take twice as long with their names.
    const properties = ["content", ...names];
    const looks = () =>
      elements.flatMap((element) =>
        parts.map((part) => {
          const style = getComputedStyle(element, part || undefined);
          // Nothing stands before or after the element.
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
    // Chromium at times reads an automatic margin as 0 right after a stylesheet has come, with nothing moved, and rightly
    // at the next reading: a margin counts where the box has moved with it.
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
