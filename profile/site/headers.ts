const createPolicy = (styles: readonly string[]) =>
  `default-src 'none'; style-src ${styles.join(" ")}; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'`;

/** A page's policy for its meta element, which does not support `frame-ancestors`. */
export const pagePolicy = (style: string): string => createPolicy([style]);

/**
 * The `_headers` file of Netlify and Cloudflare Pages. All pages share one policy: Cloudflare combines
 * matching rules, and browsers enforce each policy.
 */
export function headersFile(styles: readonly string[]): string {
  return `/*
  Content-Security-Policy: ${createPolicy(styles)}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()

/fonts/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
