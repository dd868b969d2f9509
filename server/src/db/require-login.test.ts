import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { explainLogin, requireLogin } from './require-login.ts';

const listening: Server[] = [];
afterEach(() => {
  for (const server of listening.splice(0)) server.close();
});

const urlAt = (port: number) => `postgresql://app:s3cret@127.0.0.1:${port}/regimen`;

async function listen(greet: (socket: import('node:net').Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    greet(socket);
  });
  listening.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

async function reasonFor(url: string): Promise<Error> {
  const error = await requireLogin('DATABASE_URL', url).catch((thrown) => thrown);
  expect(error.message).toMatch(/^DATABASE_URL: /);
  expect(error.message).not.toMatch(/s3cret|wrong-one/);
  return error;
}

it('says that nothing listens there, and that it may come', async () => {
  const port = await listen(() => undefined);
  await new Promise((resolve) => listening.splice(0)[0]?.close(resolve));
  const error = await reasonFor(urlAt(port));
  expect(error.name).toBe('DatabaseAwayError');
  expect(error.message).toContain(`nothing listens at 127.0.0.1:${port}`);
});

it('does not wait long for a host that never answers', async () => {
  const port = await listen((socket) => socket.pause());
  const error = await reasonFor(urlAt(port));
  expect(error.name).toBe('DatabaseAwayError');
  expect(error.message).toContain('does not answer within 5 seconds');
});

it('says that what answers is no PostgreSQL', async () => {
  const port = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect((await reasonFor(urlAt(port))).message).toContain('not as PostgreSQL does');
});

it('says that the host is not known', async () => {
  const error = await reasonFor('postgresql://app:s3cret@no-such-host.invalid/regimen');
  expect(error.message).toContain('no host called no-such-host.invalid');
});

it('says what a real server refuses', async () => {
  const database = await createTestDatabase();
  const changed = (change: (url: URL) => void) => {
    const url = new URL(database.ownerUrl);
    change(url);
    return url.href;
  };
  const wrong = await reasonFor(changed((url) => (url.password = 'wrong-one')));
  expect(wrong.name).toBe('DatabaseStartError');
  expect(wrong.message).toMatch(/does not accept the password of the user \w+\. Correct/);
  const missing = await reasonFor(changed((url) => (url.pathname = '/no_such_place')));
  expect(missing.message).toContain('no database called no_such_place');
  const noTls = await reasonFor(changed((url) => url.searchParams.set('sslmode', 'require')));
  expect(noTls.message).toContain('offers no TLS');
  await expect(requireLogin('DATABASE_URL', database.url)).resolves.toBeUndefined();
  await database.drop();
});

it.each([
  [
    '28000',
    'no pg_hba.conf entry for host "1.2.3.4", user "app", database "x", no encryption',
    'without TLS',
  ],
  ['28000', 'no pg_hba.conf entry for host "1.2.3.4", user "app", database "x", SSL on', 'pg_hba.conf'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain', 'sslrootcert'],
  ['57P03', 'the database system is starting up', 'Try again in a moment'],
  ['EHOSTUNREACH', 'connect EHOSTUNREACH 10.9.8.7:5432', 'no way to'],
  ['XX000', 'password=s3cret', 'could not be used (XX000)'],
])('has words for %s: %s', (code, message, words) => {
  const error = explainLogin('DATABASE_URL', urlAt(5432), Object.assign(new Error(message), { code }));
  expect(error.message).toContain(words);
  expect(error.message).not.toContain('s3cret');
});
