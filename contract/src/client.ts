import type { Calls } from './all.ts';
import type { CallInput, CallReply } from './call.ts';
import type { ErrorReply } from './errors.ts';

/** One request as the transport carries it: over HTTP in the browser, in-process on the server. */
export interface ApiRequest {
  method: string;
  /** With `/api/`, path parameters filled in and the query appended. */
  url: string;
  /** The reader's, where it is known and the transport does not know it itself. */
  language?: string;
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  file?: Blob;
}
export interface ApiResponse {
  status: number;
  body: unknown;
  retryAfterSeconds?: number | null;
}
export type Send = (request: ApiRequest) => Promise<ApiResponse>;

/** What a refused call throws; `status` 0 means the network did not answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly reply: Partial<ErrorReply>;
  readonly retryAfterSeconds: number | null;
  constructor(status: number, reply: Partial<ErrorReply>, retryAfterSeconds: number | null = null) {
    super(reply.message ?? `Status ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.reply = reply;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type Input<K extends keyof Calls> = CallInput<Calls[K]>;
type Arguments<K extends keyof Calls> = unknown extends Input<K> ? [] : [input: Input<K>];
export type Api = <K extends keyof Calls>(call: K, ...input: Arguments<K>) => Promise<CallReply<Calls[K]>>;

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
}

/** `api('GET discussions/{id}', { params: { id } })`, typed by the contract, with none of its schemas at run time. */
export function createApi(send: Send): Api {
  const api = async (call: string, input: Parts = {}): Promise<unknown> => {
    const [method = '', path = ''] = call.split(' ');
    const request: ApiRequest = { method, url: urlOf(path, input) };
    if (input.body !== undefined) request.body = input.body;
    if (input.file) request.file = input.file;
    const { status, body, retryAfterSeconds } = await send(request);
    if (status === 0 || status >= 400)
      throw new ApiError(status, (body ?? {}) as Partial<ErrorReply>, retryAfterSeconds);
    return body;
  };
  return api as Api;
}

/** Where a call of this path goes. */
export const urlOf = (path: string, { params = {}, query }: Pick<Parts, 'params' | 'query'>): string =>
  `/api/${fillPath(path, params)}${queryString(query)}`;

const fillPath = (path: string, params: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function queryString(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]): [string, string] => [key, String(value)]))}`;
}
