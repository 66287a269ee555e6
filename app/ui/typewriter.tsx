import { useLayoutEffect, useRef } from "react";
import { typeLine, typingPace } from "./type-line.ts";

/** Types the line that it stands behind, long before React is there. */
const script = import.meta.env.SSR
  ? `(${typeLine})(document.currentScript.previousElementSibling,${typingPace})`
  : "";

/** A line that types itself, one character every 40 ms, again whenever its text changes. */
export function Typewriter({ text, className = "" }: { text: string; className?: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // What the script has typed knows its text.
    if (line.current && line.current.dataset.typed !== text) typeLine(line.current, typingPace);
  }, [text]);
  return (
    <>
      <p ref={line} className={`typewriter ${className}`}>
        {text}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
