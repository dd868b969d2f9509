import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, LightMyRequestResponse } from 'fastify';

// A page's calls are made in-process. Their answers stay text: there is no socket to make bytes for.

/** New for each process, so that nobody outside can claim to be a page. */
const secret = randomBytes(16).toString('base64url');
export const pageCallHeaders = { 'x-for-page': secret };
export const isPageCall = ({ headers }: FastifyRequest): boolean => headers['x-for-page'] === secret;

const texts = new WeakMap<IncomingMessage, string>();
export function keepTextForPage({ raw }: FastifyRequest, text: string): void {
  texts.set(raw, text);
}

/** Found by Fastify's own request, which the answer to `app.inject` names as `raw.req`. */
export function takeTextForPage({
  raw,
  body,
  statusCode,
}: Pick<LightMyRequestResponse, 'raw' | 'body' | 'statusCode'>): string {
  const text = texts.get(raw.req) ?? body;
  if (text === '' && statusCode === 200)
    throw new Error('Fastify changed: the text of an in-process answer is lost, see text-for-page.ts');
  return text;
}
