import { useLayoutEffect } from "react";

/** Adopts a stylesheet while a component is mounted: the page carries only what it needs before there is a file. */
export function useStylesheet(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
