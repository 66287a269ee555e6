import type { ReactNode } from "react";
import { dropUserInfo, hiddenHost } from "../url.ts";

/** A name, linked if the CV has a URL for it. If the name looks like another host, the real host follows. */
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
