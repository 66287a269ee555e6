/** A person as a monogram on a generated landscape, instead of stock photographs. */
export function Portrait({ id, image }: { id: string; image?: string | undefined }) {
  return (
    <img
      src={image ?? `/portraits/${id}.svg`}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className="size-14 rounded-full object-cover"
    />
  );
}
