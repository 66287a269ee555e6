import type { ComponentProps } from "react";
import { useLanguage } from "./language-provider.tsx";
import { canonicalPath } from "./languages.ts";

type LocalLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link to a page of the site, in the language of the current page. `to` has no language prefix.
 * Uses the canonical URL when a page has two. ClientNavigation handles the click.
 */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  const { code } = useLanguage();
  return <a href={canonicalPath(to, code)} {...props} />;
}
