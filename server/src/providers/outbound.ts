import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { parseOutboundUrl, parseTrustedUrl } from './outbound-url.ts';
import { type LookupAll, publicLookup } from './public-address.ts';

export interface OutboundRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string | number>;
  body?: Buffer | undefined;
  /** For all of it: finding, connecting, sending, and the answer to its end. */
  longestMs?: number;
  mostBytes?: number;
  /** How many redirects of a GET are followed, each judged like the first address. */
  redirects?: number;
}
export interface OutboundAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
/** Throws an `OutboundError` for what it will not call, and for what does not answer in time and measure. */
export type Outbound = (url: string, request?: OutboundRequest) => Promise<OutboundAnswer>;

/** Told by its code alone: an address may be somebody's secret. */
export class OutboundError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`An outbound call failed: ${code}.`);
    this.name = 'OutboundError';
    this.code = code;
  }
}

interface OutboundOptions {
  /** The operator set these addresses in the environment: they may be private. Never for what tenants and users enter. */
  trusted?: boolean;
  ports?: readonly number[];
  /** Handed in by tests, to answer for the internet's names. */
  lookup?: LookupAll;
}

/**
 * The only way by which the server calls an address. Unless it is trusted it connects to public addresses alone: the
 * grammar lets no address in figures pass, and of a name what the lookup judged is what is connected to.
 */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const { parse, open } = createConnections(options);

  const call = async (url: URL, request: OutboundRequest): Promise<OutboundAnswer> => {
    const response = await open(url, request, AbortSignal.timeout(request.longestMs ?? 10_000));
    const body = await readAtMost(response, request.mostBytes ?? 64 * 1024);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  };

  return async (text, request = {}) => {
    let url = parse(text);
    for (let left = request.redirects ?? 0; ; left--) {
      if (!url) throw new OutboundError('ENOTALLOWED');
      const answer = await call(url, request).catch((error: NodeJS.ErrnoException) => {
        throw asOutbound(error);
      });
      const next = answer.status >= 300 && answer.status < 400 ? answer.headers.location : undefined;
      if (!next || left <= 0 || (request.method ?? 'GET') !== 'GET') return answer;
      const led = parse(URL.parse(next, url.href)?.href ?? '');
      // What was meant for one site is not told to another.
      if (led?.origin !== url.origin) request = { ...request, headers: {} };
      url = led;
    }
  };
}

/** An answer that is read as it comes; whoever asked may hang up. */
export interface OutboundStream {
  status: number;
  headers: IncomingMessage['headers'];
  body: AsyncIterable<Buffer>;
}
export type OutboundStreaming = (
  url: string,
  request: OutboundRequest,
  signal?: AbortSignal | undefined,
) => Promise<OutboundStream>;

/** The same for answers that come bit by bit. It follows no redirect. */
export function createOutboundStreaming(options: OutboundOptions = {}): OutboundStreaming {
  const { parse, open } = createConnections(options);
  return async (text, request, signal) => {
    const url = parse(text);
    if (!url) throw new OutboundError('ENOTALLOWED');
    const inTime = AbortSignal.timeout(request.longestMs ?? 120_000);
    const response = await open(url, request, signal ? AbortSignal.any([inTime, signal]) : inTime).catch(
      (error) => {
        throw asOutbound(error);
      },
    );
    const body = bounded(response, request.mostBytes ?? 4 * 1024 * 1024);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  };
}

function createConnections({ trusted = false, ports = [443], lookup }: OutboundOptions) {
  const shared = { keepAlive: true, maxSockets: 20 };
  const options = trusted ? shared : { ...shared, lookup: publicLookup(lookup) as LookupFunction };
  const agents = { 'https:': new HttpsAgent(options), 'http:': new HttpAgent(options) };
  return {
    parse: (text: string) => (trusted ? parseTrustedUrl(text) : parseOutboundUrl(text, ports)),
    open: (url: URL, { method = 'GET', headers = {}, body }: OutboundRequest, signal: AbortSignal) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const send = url.protocol === 'https:' ? overHttps : overHttp;
        const agent = agents[url.protocol as keyof typeof agents];
        const request = send(url, { method, headers, agent, signal }, resolve);
        request.on('error', reject);
        request.end(body);
      }),
  };
}

const asOutbound = (error: NodeJS.ErrnoException): OutboundError =>
  error instanceof OutboundError
    ? error
    : new OutboundError(error.name === 'AbortError' ? 'ETIMEDOUT' : (error.code ?? 'EUNKNOWN'));

async function* bounded(response: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > most) throw new OutboundError('ETOOLARGE');
    yield chunk;
  }
}

async function readAtMost(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bounded(response, most)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
