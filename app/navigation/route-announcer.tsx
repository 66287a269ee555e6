import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A page change without a document load is silent to a screen reader. This moves the focus to the new page's
 * main part and says its title, as a document load would. A link to a place in a page takes the focus there.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef(location);

  useEffect(() => {
    const { pathname, hash, search } = location;
    const before = previous.current;
    previous.current = location;
    const samePage = before.pathname === pathname;
    // A filter or a search changes the query alone.
    if (before === location || (samePage && (!hash || before.search !== search))) return;
    if (!samePage) setAnnouncement(document.title);
    document.getElementById(hash.slice(1) || "main")?.focus({ preventScroll: true });
  }, [location]);

  return (
    <p aria-live="assertive" className="sr-only">
      {announcement}
    </p>
  );
}
