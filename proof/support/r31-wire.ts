import type { World } from '../../server/src/test-world.ts';
import type { Product } from './r31-product.ts';
import type { Storm } from './r31-storms.ts';

/** What somebody without an account does to the connection itself. */
export function stormsOnTheWire(world: World, product: Product): Storm[] {
  const host = `Host: ${world.here.host}\r\n`;
  const chunked = `Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(166_000)}`;
  const many = (count: number, bytes: string) =>
    // Who is let go on sends for five seconds.
    Promise.all(Array.from({ length: count }, () => product.sendRaw(bytes, 5_000)));

  const ahead: Storm = {
    name: 'thousands of requests ahead of their answers',
    async run() {
      await many(80, `GET /healthz HTTP/1.1\r\n${host}\r\n`.repeat(20_000));
      await many(20, `GET /api/load HTTP/1.1\r\n${host}\r\n`.repeat(20_000));
      return [];
    },
  };

  const unread: Storm = {
    name: 'bodies in single bytes that nobody reads',
    async run() {
      const heads = ['GET /healthz', 'POST /api/images', 'POST /nowhere', 'POST /api/auth/login'];
      const answers: number[] = [];
      for (const head of heads)
        answers.push(
          ...(await many(20, `${head} HTTP/1.1\r\n${host}Content-Type: application/json\r\n${chunked}`)),
        );
      return answers.flatMap((status) => (status < 500 ? [] : [`Crumbs were answered with ${status}`]));
    },
  };

  const together: Storm = {
    name: 'long bodies that end at the same moment',
    async run() {
      const body = `[${'1,'.repeat(125_000)}1]`;
      const head =
        `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n` +
        `Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
      const answers = await product.sendTogether(Array.from({ length: 60 }, () => head + body));
      return answers.flatMap((status) =>
        status > 0 && status < 500 ? [] : [`A long body was answered with ${status}`],
      );
    },
  };

  return [ahead, unread, together];
}
