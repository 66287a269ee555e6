import { useLayoutEffect, useRef } from "react";

/**
 * A line that types itself, one character every 40 ms, again whenever its text changes. The timing is CSS
 * (`.typewriter` in app.css); all characters are laid out from the start, so nothing moves. Screen readers and
 * readers who prefer less motion get the whole text at once.
 */
export function Typewriter({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className}>
      <span className="sr-only">{text}</span>
      <Characters key={text} text={text} />
    </p>
  );
}

function Characters({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // Where CSS can't count siblings itself, it is told each character's place.
    if (CSS.supports("animation-delay", "calc(sibling-index() * 1ms)")) return;
    line.current?.childNodes.forEach((character, index) => {
      (character as HTMLElement).style.setProperty("--place", String(index + 1));
    });
  }, []);
  return (
    <span ref={line} aria-hidden className="typewriter">
      {Array.from(text, (character, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a character has no other name, and the line is made anew
        <span key={index}>{character}</span>
      ))}
    </span>
  );
}
