/** One try to lead somebody off the site; `evil.test` is where they would end. */
export type Payload =
  /** Remembered for after login, as another program may have written it. */
  | { via: 'cookie'; value: string }
  /** The address a person without an account opens, and from which they then sign in. */
  | { via: 'address'; path: string }
  /** As it goes over the wire, with headers of the sender's choice. */
  | { via: 'request'; path: string; headers?: Record<string, string> };

const remembered = [
  '//evil.test',
  '//evil.test/home',
  '/\\evil.test',
  'https://evil.test',
  'https:evil.test',
  '///evil.test',
  '\\\\evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '%2f%2fevil.test',
  '/%252f%252fevil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\u0000//evil.test',
  ' //evil.test',
  '/home\r\nLocation: https://evil.test',
  'javascript:location="https://evil.test"',
  'data:text/html,<script>location="https://evil.test"</script>',
  '/\u2215/evil.test',
  '\uff0f\uff0fevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/home/..//evil.test',
  '//user@evil.test:80/',
  '/s/..//evil.test',
  '/s/https://evil.test',
];

const hostile = ['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)'];
const names = ['redirect', 'next', 'return', 'return_to', 'url', 'continue', 'from', 'target'];

const addresses = [
  ...names.map(
    (name, index) => `/login?${name}=${encodeURIComponent(hostile[index % hostile.length] ?? '')}`,
  ),
  '/about-us//evil.test',
  '//evil.test/../about-us',
  '/about-us?next=//evil.test#//evil.test',
  '/s/evil.test',
];

const lines: Omit<Extract<Payload, { via: 'request' }>, 'via'>[] = [
  ...[
    '//evil.test',
    '///evil.test/',
    '//evil.test/%2e%2e',
    '/\\evil.test',
    '/%5cevil.test',
    '/%2f%2fevil.test',
  ].map((path) => ({ path })),
  { path: 'http://evil.test/about-us' },
  { path: '/home%0d%0aLocation:%20https://evil.test' },
  { path: '/about-us?x=%0d%0aSet-Cookie:%20a=b' },
  { path: '//evil.test//about-us' },
  { path: '/about-us/' },
  { path: '/systems/discussion?next=//evil.test' },
  { path: '/s/%2f%2fevil.test' },
  ...['/about-us', '/login'].flatMap((path) => [
    { path, headers: { 'x-forwarded-host': 'evil.test' } },
    { path, headers: { host: 'evil.test' } },
  ]),
  { path: '/about-us', headers: { forwarded: 'host=evil.test;proto=https' } },
  { path: '/about-us', headers: { 'x-original-url': '//evil.test', 'x-rewrite-url': '//evil.test' } },
  {
    path: '/about-us',
    headers: { 'x-forwarded-proto': 'https://evil.test/', 'x-forwarded-port': '@evil.test' },
  },
  { path: '/about-us', headers: { 'x-forwarded-prefix': '//evil.test', referer: 'https://evil.test/' } },
  { path: '/about-us', headers: { host: 'localhost:80@evil.test' } },
];

export const payloads: Payload[] = [
  ...remembered.map((value): Payload => ({ via: 'cookie', value })),
  ...addresses.map((path): Payload => ({ via: 'address', path })),
  ...lines.map((line): Payload => ({ via: 'request', ...line })),
];
