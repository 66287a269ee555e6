import { Link, type LinkProps } from "react-router";
import { useLanguage } from "./language-provider.tsx";
import { localizedPath } from "./languages.ts";

/** A link to a page of the site, in the language of the page it stands on. `to` is written without a language. */
export function LocalLink({ to, prefetch = "intent", ...props }: Omit<LinkProps, "to"> & { to: string }) {
  const { code } = useLanguage();
  return <Link to={localizedPath(to, code)} prefetch={prefetch} {...props} />;
}
