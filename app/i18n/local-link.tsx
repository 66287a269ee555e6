import type { ComponentProps } from "react";
import { useLanguage } from "./language-provider.tsx";
import { canonicalPath } from "./languages.ts";

type LocalLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link to a page of the site, in the language of the page it stands on. `to` is written without a language.
 * Where a page has two addresses it leads to the one that is canonical. SiteLinks follows it.
 */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  const { code } = useLanguage();
  return <a href={canonicalPath(to, code)} {...props} />;
}
