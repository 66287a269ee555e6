import type { ReactNode } from "react";
import { useLanguage } from "../i18n/language-provider.tsx";
import { localizedPath } from "../i18n/languages.ts";

interface FramedExampleProps {
  slug: string;
  name: string;
  label?: string;
  /** The picture in the frame. */
  children: ReactNode;
}

/** An example in a frame with its name. A standalone document, so not a client navigation. */
export function FramedExample({ slug, name, label, children }: FramedExampleProps) {
  const { code } = useLanguage();
  return (
    <a href={localizedPath(`/examples/${slug}`, code)} data-document className="site">
      <span className="site-name">
        <b>{name}</b> {label}
      </span>
      {children}
    </a>
  );
}
