import { useEffect } from "react";
import { pageIsAwake } from "./inline-loader.ts";

/**
 * Tells the starter that React listens, once. To stand behind everything that does. Only now does the page name its web app
 * manifest, which serves who keeps it: Chromium fetches and reads one in every page that names it.
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
    window.dispatchEvent(new Event(pageIsAwake));
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" }),
    );
  }, []);
  return null;
}
