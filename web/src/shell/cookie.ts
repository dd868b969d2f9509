/** Everything that pages keep as a cookie is written here, on the server's side and in the browser. */
export const cookieText = (name: string, value: string, maxAgeSeconds: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * In the browser: what it holds for safe, https and this very machine, is where it keeps Secure cookies. Over plain
 * http from elsewhere it would drop them, and with them the language somebody chose.
 */
export function writeCookie(text: (secure: boolean) => string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = text(globalThis.isSecureContext === true);
}

export function cookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
