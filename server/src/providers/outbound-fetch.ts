import { Readable } from 'node:stream';
import type { OutboundStreaming } from './outbound.ts';

/** A few thousand tokens, each in an event of its own. What is longer would be read by the main thread all the same. */
const mostBytes = 1024 * 1024;

/** `fetch` for packages that want one, by way of the only client there is. */
export const outboundFetch =
  (stream: OutboundStreaming): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const request = new Request(input, init);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const method = request.method === 'POST' || request.method === 'DELETE' ? request.method : 'GET';
    const headers = {
      ...Object.fromEntries(request.headers),
      ...(body && { 'content-length': body.length }),
    };
    const answer = await stream(request.url, { method, headers, body, mostBytes }, init.signal ?? undefined);
    return new Response(Readable.toWeb(Readable.from(answer.body)) as ReadableStream, {
      status: answer.status,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  };
