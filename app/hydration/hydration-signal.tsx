import { useEffect } from "react";
import * as attributes from "../../shared/attributes.ts";
import { pageHydrated } from "./events.ts";

/**
 * Tells the inline loader that React listens. Has to be rendered after everything else. Adds the web app manifest as well,
 * which Chromium fetches on every page that links it, but only visitors who keep the page need.
 */
export function HydrationSignal() {
  useEffect(() => {
    document.documentElement.setAttribute(attributes.hydrated, "");
    window.dispatchEvent(new Event(pageHydrated));
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }),
    );
  }, []);
  return null;
}
