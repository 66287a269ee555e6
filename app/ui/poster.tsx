import type { ComponentProps } from "react";
import { useLanguage } from "../i18n/language-provider.tsx";

interface PosterProps extends Pick<ComponentProps<"img">, "className" | "loading"> {
  /** Slug of the example. */
  slug: string;
  /** Rendered width, as in the `sizes` of an image, where it can be wider than 26rem. */
  sizes?: string;
}

/** The first screen of an example as an SVG from the build, in the theme's light or dark colours. Decorative. */
export function Poster({ slug, sizes, ...props }: PosterProps) {
  const { code } = useLanguage();
  const address = (scheme: string, width: number) => `/examples/${slug}-${code}-${scheme}-${width}.avif`;
  const sources = (scheme: string) =>
    sizes ? `${address(scheme, 800)} 800w, ${address(scheme, 1200)} 1200w` : address(scheme, 800);
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={sources("dark")} sizes={sizes} />
      <img
        {...props}
        src={address("light", 800)}
        srcSet={sizes && sources("light")}
        sizes={sizes}
        alt=""
        width={1200}
        height={630}
      />
    </picture>
  );
}
