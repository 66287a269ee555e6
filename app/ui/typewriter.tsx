import { useLayoutEffect, useRef } from "react";
import { typeLine } from "./type-line.ts";
import typePreviousLine from "./type-previous-line.ts?script-text";

/** A line that is typed at 40 ms per character, again whenever its text changes. */
export function Typewriter({ text, className = "" }: { text: string; className?: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // The script has recorded which text it typed.
    if (line.current && line.current.dataset.typed !== text) typeLine(line.current);
  }, [text]);
  return (
    <>
      <p ref={line} className={`typewriter ${className}`}>
        {text}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: typePreviousLine }} />
    </>
  );
}
