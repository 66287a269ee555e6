/** Particles of surnames. */
const particle =
  /^(?:de|del|della|di|da|do|dos|das|du|des|la|las|le|los|van|von|vom|zu|zur|der|den|ten|ter|af|av|al|el|bin|ibn|ben|ní|nic|mac|mc|ó|ua|st\.?|y|e)$/i;

/** Suffixes that belong to the surname before them. */
const suffix = /^(?:i{2,3}|iv|[js]r\.?)$/i;

/** Longer parts may break at hyphens. */
export const maxUnbroken = 22;

/** Parts of a name without line breaks: given names, and surnames with particles, suffixes and hyphens. */
export function nameParts(name: string): string[] {
  const parts: string[] = [];
  let prefix = "";
  const words = name.trim().split(/\s+/);
  for (const [index, word] of words.entries()) {
    if (index > 0 && index < words.length - 1 && particle.test(word)) {
      prefix += `${word} `;
      continue;
    }
    const last = parts.at(-1);
    if (last && suffix.test(word) && last.length + word.length < maxUnbroken) {
      parts[parts.length - 1] = `${last} ${word}`;
      continue;
    }
    parts.push(...breakable(prefix, word));
    prefix = "";
  }
  return parts;
}

function breakable(prefix: string, word: string): string[] {
  const whole = prefix + word;
  if (whole.length <= maxUnbroken) return [whole];
  return word.length <= maxUnbroken ? [...prefix.trim().split(" ").filter(Boolean), word] : [whole];
}

/** Length of the longest part without line breaks. */
export function longestNamePart(name: string): number {
  return Math.max(
    ...nameParts(name).flatMap((part) =>
      part.length <= maxUnbroken ? part.length : part.split(/\s+|(?<=-)/).map(({ length }) => length),
    ),
  );
}
