/** The hash of a document's only stylesheet, as a CSP source. */
export async function styleHash(html: string): Promise<string> {
  const [, css = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
  return `'sha256-${base64(new Uint8Array(digest))}'`;
}

/** Adds a content security policy to a document's head, before anything that it applies to. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/(?<=<meta charSet="utf-8"\/>)/i, () => meta);
}

/** In chunks, because engines limit the number of arguments of a call. */
export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}
