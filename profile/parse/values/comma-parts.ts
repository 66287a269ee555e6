/** Splits at commas outside brackets. */
export function commaParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const sign = text[offset];
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (sign === "," && depth === 0 && text[offset + 1] === " ") {
      parts.push(text.slice(from, offset));
      from = offset + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== "");
}
