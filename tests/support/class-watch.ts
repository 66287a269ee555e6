/**
 * Runs in every page: logs an error for each class of an element without a CSS rule. It observes
 * added elements, so each test covers the states it visits. A class is checked again while a stylesheet
 * may still load (`app/layout/error-page.tsx`).
 */
export function reportClassesWithoutRule(): void {
  // A frame without scripts reports a listener as blocked.
  if (window !== window.top) return;
  const timeoutMs = 400;
  const known = new WeakMap<CSSStyleSheet, Set<string>>();
  /** Time when each class without a rule was first seen. */
  const unknown = new Map<string, number>();
  const fine = new Set<string>();

  function addClasses(rules: CSSRuleList, names: Set<string>): void {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const [, name = ""] of rule.selectorText.matchAll(/\.((?:\\.|[\w-])+)/g)) names.add(name);
      if ("cssRules" in rule) addClasses(rule.cssRules as CSSRuleList, names);
    }
  }

  function hasRule(name: string): boolean {
    return [...document.styleSheets, ...document.adoptedStyleSheets].some((sheet) => {
      const names = known.get(sheet) ?? new Set();
      if (!known.has(sheet)) addClasses(sheet.cssRules, names);
      known.set(sheet, names);
      return names.has(CSS.escape(name));
    });
  }

  function look(element: Element): void {
    for (const name of element.classList) {
      if (fine.has(name) || unknown.has(name)) continue;
      if (hasRule(name)) fine.add(name);
      else unknown.set(name, performance.now());
    }
  }

  function lookAgain(): void {
    for (const [name, since] of unknown) {
      if (hasRule(name)) unknown.delete(name);
      else if (performance.now() - since > timeoutMs) {
        fine.add(name);
        unknown.delete(name);
        console.error(`No rule for the class ${name}: ${location.pathname}`);
      }
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    // Example profiles and printable articles are documents with a stylesheet of their own, which may leave a part as it is.
    if (!document.querySelector("head > style[data-stylesheet]")) return;
    const all = (node: Node) => {
      if (!(node instanceof Element)) return;
      look(node);
      node.querySelectorAll("[class]").forEach(look);
    };
    all(document.documentElement);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === "attributes") look(target as Element);
        else addedNodes.forEach(all);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
    setInterval(lookAgain, 100);
  });
}
