const adopted = new Set<string>();

/**
 * Adds the styles of a component that is loaded on demand, once. They may use only the custom properties that every page
 * has, such as those of the navigation.
 *
 * @param css in the layer of components
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
