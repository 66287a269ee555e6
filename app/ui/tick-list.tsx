/** What is included, each with a tick. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid content-start gap-2">
      {items.map((item) => (
        <li key={item} className="tick">
          {item}
        </li>
      ))}
    </ul>
  );
}
