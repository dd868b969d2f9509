import { type Api, type ApiRequest, type ApiResponse, createApi } from '@regimen/contract/client.ts';
import { readPreferences } from './shell/preferences.ts';
import { isAnswer, notReached } from './shell/reach.ts';
import { requestEnded, requestStarted } from './shell/requests.ts';
import { adminOver, sessionOver } from './shell/session-over.ts';
import { tenantPath } from './shell/tenant-path.ts';
import { createUnanswered } from './shell/unanswered.ts';

const noAnswer: ApiResponse = { status: 0, body: {} };
const unanswered = createUnanswered(() => crypto.randomUUID());

interface How {
  /** In place of one made here. */
  key?: string;
  /** The page says by itself what goes on, or nobody has to know: the loader stays out of it. */
  quiet?: boolean;
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** Over HTTP, to the page's own host, with the page's own cookie. */
const send = async (
  { method, url, body, file }: ApiRequest,
  { key, quiet, signal }: How = {},
): Promise<ApiResponse> => {
  const changing = method !== 'GET';
  const payload = file ?? bodyOf(body);
  // Files are not compared: a call with one always counts as new.
  const signature = `${method} ${url} ${typeof payload === 'object' ? crypto.randomUUID() : payload}`;
  const headers: Record<string, string> = {
    'X-Domain': location.hostname,
    'Accept-Language': document.documentElement.lang,
  };
  if (typeof payload === 'string') headers['Content-Type'] = 'application/json';
  else if (file) headers['Content-Type'] = 'application/octet-stream';
  if (changing) headers['Idempotency-Key'] = key ?? unanswered.keyFor(signature);
  const { tenants } = readPreferences(document.cookie);
  const target = withMethod(tenantPath(url, location.search, tenants), method);
  if (!quiet) requestStarted();
  try {
    const response = await fetch(target, {
      method: method === 'PUT' || method === 'PATCH' ? 'POST' : method,
      headers,
      ...(payload !== undefined && { body: payload }),
      ...(signal && { signal }),
      // What was kept to be sent goes out although its page is being left, as far as browsers carry it.
      ...(key !== undefined && String(payload).length < 30_000 && { keepalive: true }),
    });
    const text = await response.text();
    if (!isAnswer(response)) return noAnswer;
    if (response.status < 502) unanswered.settle(signature);
    if (response.status === 401) url.startsWith('/api/dashboard/') ? adminOver() : sessionOver();
    const retryAfter = Number(response.headers.get('Retry-After'));
    return { status: response.status, body: parse(text), retryAfterSeconds: retryAfter || null };
  } catch {
    if (!signal?.aborted) notReached();
    return noAnswer;
  } finally {
    if (!quiet) requestEnded();
  }
};

/** Section 7: put and patch travel as POST with `_method`. */
function withMethod(url: string, method: string): string {
  if (method !== 'PUT' && method !== 'PATCH') return url;
  return `${url}${url.includes('?') ? '&' : '?'}_method=${method}`;
}

/** JSON; multipart as soon as a file is in it. */
function bodyOf(body: unknown): string | FormData | undefined {
  if (body === undefined || body instanceof FormData) return body;
  const values = Object.entries(body ?? {});
  if (!values.some(([, value]) => value instanceof File)) return JSON.stringify(body);
  const form = new FormData();
  for (const [key, value] of values) form.append(key, value instanceof File ? value : String(value));
  return form;
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return {};
  }
}

export const api: Api = createApi((request) => send(request));
/** Under a key that outlives the page: what is kept in the browser and sent later is done at most once. */
export const apiWithKey = (key: string): Api => createApi((request) => send(request, { key }));
/** What happens by itself, again and again, without anybody waiting for it. */
export const quietApi: Api = createApi((request) => send(request, { quiet: true }));
export const quietApiWithKey = (key: string): Api =>
  createApi((request) => send(request, { key, quiet: true }));
/** What is read while the page stands (shell/use-call.ts); dropped when nobody shows it any more. */
export const readingApi = (signal: AbortSignal): Api =>
  createApi((request) => send(request, { quiet: true, signal }));
