interface CoverProps {
  slug: string;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  /** Above the fold: loaded at once. */
  eager?: boolean;
}

/** The cover art of an article. It decorates: its title stands beside it. */
export function Cover({ slug, sizes, eager = false }: CoverProps) {
  const set = (type: string) =>
    [640, 800, 1600].map((width) => `/covers/${slug}-${width}.${type} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <img
        src={`/covers/${slug}-800.webp`}
        srcSet={set("webp")}
        sizes={sizes}
        alt=""
        width={800}
        height={400}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className="cover"
      />
    </picture>
  );
}
