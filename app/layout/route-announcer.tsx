import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A page change without a document load is silent to a screen reader. This moves the focus to the new page's
 * main part and says its title, as a document load would.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setAnnouncement(document.title);
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p aria-live="assertive" className="sr-only">
      {announcement}
    </p>
  );
}
