// One grammar for every address that a tenant or a user enters and the server calls. Parsers disagree about everything
// outside it (`{`, `\`, tabs, userinfo, addresses in octal), so nothing outside it is ever handed to one.

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Of the internet: the last label begins with a letter, so no spelling of an IPv4 address fits. */
const topLabel = '[a-z](?:[a-z0-9-]{0,61}[a-z0-9])';
const path = "[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*";
const grammar = new RegExp(
  `^[hH][tT][tT][pP][sS]://((?:${label}\\.)+${topLabel})(?::(\\d{1,5}))?(?:[/?]${path})?$`,
  'i',
);
const longest = 2_000;
const longestHost = 253;

/** Names that lead into somebody's own network, or nowhere. */
const inner = new Set([
  'local',
  'localhost',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'onion',
  'alt',
  'invalid',
]);

/** The address in its one normal form, or nothing: https, a public name, no port but those allowed, no name and password. */
export function parseOutboundUrl(text: string, ports: readonly number[] = [443]): URL | undefined {
  const [, host = '', port = '443'] = (text.length <= longest && grammar.exec(text)) || [];
  const name = host.toLowerCase();
  if (!name || name.length > longestHost || !ports.includes(Number(port))) return undefined;
  if (inner.has(name.slice(name.lastIndexOf('.') + 1))) return undefined;
  const url = URL.parse(text);
  // What the parser understands is what the grammar read.
  return url?.hostname === name && url.port === (port === '443' ? '' : String(Number(port)))
    ? url
    : undefined;
}

const innerNumbers =
  /^https:\/\/(?:\[(?:::|f[cde])|(?:0|10|127)\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/i;

/** Whether an address that was refused is one of somebody's own network, for what they are told. Nothing is called by it. */
export function leadsInside(text: string): boolean {
  const name = /^https:\/\/([a-z0-9.-]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return innerNumbers.test(text) || inner.has(name.slice(name.lastIndexOf('.') + 1));
}

/** What the operator sets in the environment may lead anywhere; it is still an address of the web, without a password. */
export function parseTrustedUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url;
}
