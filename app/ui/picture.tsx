import type { ComponentProps } from "react";

/** Addresses of a picture for light and for dark mode. */
export interface ThemedPicture {
  light: string;
  dark: string;
}

interface PictureProps extends Omit<ComponentProps<"img">, "src"> {
  picture: ThemedPicture;
  /** Another picture for windows that match a media query. */
  narrow?: ThemedPicture & { media: string };
  alt: string;
}

const isDark = "(prefers-color-scheme: dark)";

/** A picture that follows the colour scheme. */
export function Picture({ picture, narrow, alt, ...props }: PictureProps) {
  return (
    <picture>
      {narrow && (
        <>
          <source media={`${narrow.media} and ${isDark}`} srcSet={narrow.dark} />
          <source media={narrow.media} srcSet={narrow.light} />
        </>
      )}
      <source media={isDark} srcSet={picture.dark} />
      <img {...props} alt={alt} src={picture.light} />
    </picture>
  );
}
