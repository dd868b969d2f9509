/** A page of this site, as path and query, or nothing: what may be remembered and navigated to after login. */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 1000) return null;
  // Backslashes count as slashes for browsers, and control characters are dropped by them before parsing.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!value.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(value)) return null;
  const decoded = fullyDecoded(value.split(/[?#]/)[0] ?? '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (decoded === null || /^\/[/\\]|[\\\u0000-\u001f]/.test(decoded)) return null;
  const here = 'http://this.site.invalid';
  const url = URL.parse(value, here);
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  if (/^\/(api|assets)(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search;
}

/** Undoes double encoding; `null` when the text is no valid encoding. */
function fullyDecoded(path: string): string | null {
  let text = path;
  for (let round = 0; round < 5; round += 1) {
    try {
      const next = decodeURIComponent(text);
      if (next === text) return text;
      text = next;
    } catch {
      return null;
    }
  }
  return null;
}
