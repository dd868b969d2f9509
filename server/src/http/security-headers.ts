/** The headers of a document. Answers of the API are never shown as one, and need none of them. */
export interface DocumentHeaders {
  /** For an answer with a nonce of its own. */
  withNonce(nonce: string): Record<string, string>;
  /** For a page whose inline parts are named by their hashes. */
  withHashes(scripts: string, styles: string): Record<string, string>;
}

export function documentHeaders(development: boolean, https: boolean): DocumentHeaders {
  const fixed = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const policy = (scripts: string, styles: string) => ({
    ...fixed,
    'content-security-policy': contentSecurityPolicy(scripts, styles, development),
  });
  return { withNonce: (nonce) => policy(`'nonce-${nonce}'`, `'nonce-${nonce}'`), withHashes: policy };
}

/** Of the scripts in a page only those that are named, nothing from elsewhere. Shares, charts and the flow have style attributes. */
const contentSecurityPolicy = (scripts: string, styles: string, development: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
