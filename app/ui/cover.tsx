import { useEffect, useRef, useState } from "react";
import { coverWidths } from "../../shared/cover-widths.ts";

interface CoverProps {
  slug: string;
  /** Rendered width, as in the `sizes` of an image. */
  sizes: string;
  /** At most 26rem wide except on a phone: 800 px are enough. */
  small?: boolean;
  /** Above the fold: loaded at once. */
  eager?: boolean;
  /** A chosen picture instead of the generated one. */
  image?: string;
  /** Fallback when the picture fails to load; a chosen picture falls back to the generated one by default. */
  imageBackup?: string;
}

/** An article's cover. Decorative: the title is next to it. */
export function Cover({ slug, sizes, small = false, eager = false, image, imageBackup }: CoverProps) {
  const drawn = `/covers/${slug}-800.webp`;
  const widths = coverWidths
    .filter((width) => !small || width <= 800)
    .map((width) => `/covers/${slug}-${width}.avif ${width}w`)
    .join(", ");
  const picture = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // A picture that failed before hydration has fired its error event already.
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
