import { useEffect, useRef, useState } from "react";

interface CoverProps {
  slug: string;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  /** Never shown wider than 26rem, but on a phone: half of the largest picture is enough. */
  small?: boolean;
  /** Above the fold: loaded at once. */
  eager?: boolean;
  /** A picture of the writer's choice instead of the drawn one. */
  image?: string;
  /** What to show when the picture fails to load; a chosen picture falls back to the drawn one by itself. */
  imageBackup?: string;
}

/** The cover art of an article. It decorates: its title stands beside it. */
export function Cover({ slug, sizes, small = false, eager = false, image, imageBackup }: CoverProps) {
  const drawn = `/covers/${slug}-800.webp`;
  const widths = (small ? [640, 800] : [640, 800, 1600])
    .map((width) => `/covers/${slug}-${width}.avif ${width}w`)
    .join(", ");
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // A picture that failed before the scripts came has told nobody.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true);
  }, []);
  const backup = imageBackup ?? (image && drawn);
  const only = failed ? (backup ?? image) : image;
  return (
    <picture>
      {!only && <source type="image/avif" srcSet={widths} sizes={sizes} />}
      <img
        ref={picture}
        data-hydrate-on-error={backup && ""}
        src={only ?? drawn}
        onError={() => setFailed(true)}
        alt=""
        width={800}
        height={400}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className="cover"
      />
    </picture>
  );
}
