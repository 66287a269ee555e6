import { useLayoutEffect } from "react";

/** Adopts a stylesheet while a component is mounted, which keeps it out of the first response. */
export function useStylesheet(css: string): void {
  useLayoutEffect(() => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(css);
    document.adoptedStyleSheets.push(stylesheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== stylesheet);
    };
  }, [css]);
}
