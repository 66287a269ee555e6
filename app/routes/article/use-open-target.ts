import { useEffect } from "react";

/** Opens the closed details around the target of a link, in browsers that do not open them automatically. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(location.hash.slice(1));
      const details = target?.closest("details:not([open])");
      details?.setAttribute("open", "");
      if (details) target?.scrollIntoView();
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
}
