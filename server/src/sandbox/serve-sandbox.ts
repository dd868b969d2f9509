import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLocale, type Locale } from '@regimen/contract/language/languages.ts';
import type pg from 'pg';
import { createOutbound } from '../providers/outbound.ts';
import { decide } from './core/decide.ts';
import type { Around } from './core/draft.ts';
import type { Fields } from './core/objects.ts';
import { actOnPage, type PageAct, type Shown } from './core/page-acts.ts';
import { deliver } from './deliver.ts';
import { drawPage } from './pages.ts';
import { World } from './world.ts';

const mostBytes = 64 * 1024;

export interface SandboxOptions {
  pool: pg.Pool;
  /** As Stripe's test keys look, so that a real one never ends here: `sk_test_…`. */
  key: string;
  port?: number;
  now?: () => number;
  onError?: (error: unknown) => void;
}
export interface Sandbox {
  port: number;
  /** Settles when whoever listens was told all that is due. */
  delivered(): Promise<number>;
  close(): Promise<void>;
}

/** The built-in gateway, for this machine alone. */
export async function serveSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { pool, key, port = 0, now = Date.now, onError = () => undefined } = options;
  if (!/^sk_test_\w{8,}$/.test(key)) throw new Error('The sandbox takes a key of its own only: sk_test_…');
  const world = new World(pool, key);
  const outbound = createOutbound({ trusted: true });
  let pagesUrl = '';
  const around = (): Around => ({
    nowMs: now(),
    token: () => randomBytes(16).toString('hex'),
    pagesUrl,
  });
  let telling: Promise<number> = Promise.resolve(0);
  const tell = () => {
    telling = telling
      .catch(() => 0)
      .then(async (before) => before + (await deliver(world, outbound, around)));
    telling.catch(onError);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else say(response, 500, { error: { type: 'api_error', message: 'The sandbox failed.' } });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    if (url.pathname.startsWith('/v1/')) return answerCall(request, response, url);
    return answerPage(request, response, url);
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (!isKey(request.headers.authorization, key))
      return say(response, 401, {
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' },
      });
    const body = await textOf(request);
    if (body === null)
      return say(response, 413, { error: { type: 'invalid_request_error', message: 'This is too long.' } });
    const asked = {
      method: request.method ?? 'GET',
      path: url.pathname,
      form: request.method === 'POST' ? body : url.search.slice(1),
      account: String(request.headers['stripe-account'] ?? ''),
      idempotencyKey: (request.headers['idempotency-key'] as string | undefined) ?? null,
    };
    const { answer: made, changed } = await world.ask((state) => decide(state, asked, around()));
    if ([...changed.values()].some((row) => row?.kind === 'delivery')) tell();
    if (made.cut) {
      request.socket.destroy();
      return;
    }
    if (made.replayed) response.setHeader('idempotent-replayed', 'true');
    response.setHeader('request-id', `req_${randomBytes(8).toString('hex')}`);
    say(response, made.status, made.body);
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const nonce = randomBytes(16).toString('base64url');
    const [, , id = ''] = /^\/(pay|bank|onboard)\/(\w{8,80})$/.exec(url.pathname) ?? [];
    const isForm = request.method === 'POST';
    const asked = request.headers['accept-language'];
    if (!id) {
      const locale = localeOf(null, asked);
      const isRoot = url.pathname === '/';
      const html = drawPage({ page: isRoot ? 'cards' : 'none' }, locale, nonce);
      return draw(response, isRoot ? 200 : 404, html, nonce, []);
    }
    const form = isForm ? new URLSearchParams((await textOf(request)) ?? '') : null;
    const act: PageAct = form ? actOf(url.pathname, form) : { does: 'look' };
    const { shown, changed } = await world.ask((state) => actOnPage(state, id, act, around()));
    if ([...changed.values()].some((row) => row?.kind === 'delivery')) tell();
    if ('go' in shown) {
      response.writeHead(303, { location: shown.go, 'cache-control': 'no-store' }).end();
      return;
    }
    const locale = localeOf(shown.page === 'pay' ? shown.session.locale : null, asked);
    const status = shown.page === 'none' ? 404 : shown.page === 'over' ? 410 : 200;
    draw(response, status, drawPage(shown, locale, nonce), nonce, ways(shown));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  pagesUrl = `http://127.0.0.1:${taken}`;
  return {
    port: taken,
    delivered: () => {
      tell();
      return telling;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await telling.catch(() => 0);
    },
  };
}

function actOf(path: string, form: URLSearchParams): PageAct {
  const field = (name: string) => (form.get(name) ?? '').replaceAll('\0', '').slice(0, 200);
  if (path.startsWith('/bank/')) return { does: 'bank', passed: field('passed') === 'yes' };
  if (path.startsWith('/onboard/')) {
    const left = field('answers') === 'left' ? ['individual.verification.document'] : [];
    return { does: 'onboard', iban: field('iban'), left };
  }
  const [, month = '0', year = '0'] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(field('expiry')) ?? [];
  const card = { number: field('number'), month: Number(month), year: 2_000 + Number(year) };
  return { does: 'card', typed: { ...card, name: field('name'), email: field('email') } };
}

/** Where a form may lead: browsers hold what comes after it against the policy too. */
function ways(shown: Shown): string[] {
  if (!('page' in shown)) return [];
  const urls =
    shown.page === 'pay'
      ? [shown.session.success_url, shown.session.cancel_url]
      : shown.page === 'bank'
        ? [shown.back, shown.done]
        : shown.page === 'onboard'
          ? [shown.done]
          : [];
  return [...new Set(urls.flatMap((url) => URL.parse(url ?? '')?.origin ?? []))];
}

function draw(response: ServerResponse, status: number, html: string, nonce: string, ways: string[]): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action ${["'self'", ...ways].join(' ')}`,
  });
  response.end(html);
}

function say(response: ServerResponse, status: number, body: Fields): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function isKey(header: string | undefined, key: string): boolean {
  const [given, own] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${key}`)];
  return given.length === own.length && timingSafeEqual(given, own);
}

async function textOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function localeOf(wanted: string | null, asked: string | undefined): Locale {
  const all = [wanted ?? '', ...(asked ?? '').split(',')].map((text) =>
    text.trim().slice(0, 2).toLowerCase(),
  );
  return all.find(isLocale) ?? 'en';
}
