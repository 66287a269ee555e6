import type { ReactNode } from "react";

/** A name that leads somewhere if the CV says where. */
export function NamedLink({ url, children }: { url?: string; children: ReactNode }) {
  return url ? <a href={url}>{children}</a> : children;
}
