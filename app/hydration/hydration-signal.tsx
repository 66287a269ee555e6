import { useEffect } from "react";
import * as attributes from "../../shared/attributes.ts";
import { pageHydrated } from "./events.ts";

/**
 * Tells the inline loader that React is listening. Must be rendered last. Also adds the web app manifest,
 * because Chromium fetches it on every page that links it, but only visitors who install the site need it.
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
