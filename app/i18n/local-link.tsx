import type { ComponentProps } from "react";
import { useLanguage } from "./language-provider.tsx";
import { localizedPath } from "./languages.ts";

type LocalLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/**
 * A link to a page of the site, in the language of the page it stands on. `to` is written without a language.
 * SiteLinks follows it.
 */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  const { code } = useLanguage();
  return <a href={localizedPath(to, code)} {...props} />;
}
