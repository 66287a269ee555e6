import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Does for screen readers what a document load would: moves the focus to the new page's main part and announces its title. A
 * link to a place in a page moves the focus there.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef(location);

  useEffect(() => {
    const { pathname, hash, search } = location;
    const before = previous.current;
    previous.current = location;
    const isSamePage = before.pathname === pathname;
    // A filter or a search changes only the query.
    if (before === location || (isSamePage && (!hash || before.search !== search))) return;
    if (!isSamePage) setAnnouncement(document.title);
    document.getElementById(hash.slice(1) || "main")?.focus({ preventScroll: true });
  }, [location]);

  return (
    <p aria-live="assertive" className="sr-only">
      {announcement}
    </p>
  );
}
