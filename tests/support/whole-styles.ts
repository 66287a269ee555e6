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
    const looks = () =>
      elements.flatMap((element) =>
        parts.map((part) => {
          const style = getComputedStyle(element, part || undefined);
          // A value that no rule of the page reads may be left out; what reads one shows the difference itself.
          const read = [...style].filter((name) => !name.startsWith("--"));
          return read.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const own = looks();
    document.adoptedStyleSheets.push(sheet);
    const whole = looks();
    document.adoptedStyleSheets.pop();
    return own
      .flatMap((look, i) => {
        const element = elements[Math.floor(i / parts.length)];
        const at = look.findIndex((line, place) => line !== whole[i]?.[place]);
        const name = `<${element?.tagName.toLowerCase()} class="${element?.className}">`;
        return at < 0 ? [] : [`${name}${parts[i % parts.length]} ${look[at]}, whole: ${whole[i]?.[at]}`];
      })
      .slice(0, 5);
  });
}
