import type { IncomingMessage } from 'node:http';

/**
 * Section 7: put and patch arrive as POST with `?_method=`. It has to change before routing, only on POST,
 * only to PUT or PATCH. Fastify calls this for real and for in-process requests alike.
 */
export function overrideMethod(request: IncomingMessage): string {
  const url = request.url ?? '/';
  if (request.method !== 'POST') return url;
  const wanted = /[?&]_method=(PUT|PATCH)(?=&|$)/i.exec(url);
  if (!wanted?.[1]) return url;
  request.method = wanted[1].toUpperCase();
  return url
    .replace(/([?&])_method=[^&]*(&|$)/i, (_, before: string, after: string) => (after ? before : ''))
    .replace(/[?&]$/, '');
}
