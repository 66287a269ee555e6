import type { ReactNode } from "react";
import { dropUserInfo, hiddenHost } from "../url.ts";

/** A name, linked where the CV has an address for it. A name that looks like another host is followed by the real one. */
export function NamedLink({ url, children }: { url?: string; children: ReactNode }) {
  if (!url) return children;
  const host = typeof children === "string" ? hiddenHost(children, url) : undefined;
  return (
    <a href={dropUserInfo(url)}>
      {children}
      {host && ` (${host})`}
    </a>
  );
}
