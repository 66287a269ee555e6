import { each } from "./each.ts";
import { maxUnbroken, nameParts } from "./name-parts.ts";

/** A name that never breaks inside a surname. */
export function PersonName({ name }: { name: string }) {
  const parts = nameParts(name);
  if (parts.every((part) => !/[\s-]/.test(part))) return name;
  return each(parts, (part, index) => (
    <>
      {index > 0 && " "}
      {part.length <= maxUnbroken ? <span className="name-part">{part}</span> : part}
    </>
  ));
}
