import { type IncomingHttpHeaders, request } from 'node:http';
import type { Page as Tab } from 'playwright-core';
import { alive } from '../../e2e/site.ts';
import { demoPassword } from '../../server/seed/people.ts';
import { rememberedCookie } from '../../web/src/shell/remembered-path.ts';
import type { Payload } from './r14-payloads.ts';
import type { Fault, watch } from './r14-watch.ts';

const cookieName = rememberedCookie('/', true).split('=')[0] ?? '';

export interface Redirects {
  tab: Tab;
  watched: Awaited<ReturnType<typeof watch>>;
  origin: string;
  /** Somebody who is signed in already is led about by other rules. */
  signedIn: string;
}

/** Tries one payload to its end: nobody may leave the origin. */
export async function checkPayload(parts: Redirects, payload: Payload): Promise<Fault[]> {
  const found =
    payload.via === 'request'
      ? [
          ...(await findLed(parts.origin, payload, {})),
          ...(await findLed(parts.origin, payload, { cookie: parts.signedIn })),
        ]
      : await signInAfter(parts, payload);
  return found.map((words) => ({ kind: 'off-site', words: `${JSON.stringify(payload)}: ${words}` }));
}

async function signInAfter({ tab, watched, origin }: Redirects, payload: Payload): Promise<string[]> {
  await tab.context().clearCookies();
  if (payload.via === 'cookie') {
    const value = encodeURIComponent(payload.value);
    await tab.context().addCookies([{ name: cookieName, value, url: origin }]);
  }
  await tab.goto(origin + (payload.via === 'address' ? payload.path : '/login'), {
    waitUntil: 'domcontentloaded',
  });
  // An address that is no page at all leads nowhere; whoever is there signs in all the same.
  if (new URL(tab.url()).pathname !== '/login') await tab.goto(`${origin}/login`);
  await alive(tab);
  await tab.locator('main input[name=email]').fill('follower@demo.test');
  await tab.locator('main input[name=password]').fill(demoPassword);
  await tab.locator('main input[name=password]').press('Enter');
  const left = await tab
    .waitForURL((url) => url.pathname !== '/login', { timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  const faults = await watched.take(origin);
  const words = faults.filter(({ kind }) => kind === 'third-party').map(({ words }) => `asked for ${words}`);
  const end = new URL(tab.url());
  if (end.origin !== origin || end.pathname.startsWith('//')) words.push(`ended on ${end.href}`);
  else if (!left) words.push('signing in led nowhere');
  return words;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}
/** Without a browser's tidying: the path goes out as it is written. */
export function ask(origin: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const { port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path, headers: { host, ...headers } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on('error', reject).end();
  });
}

async function findLed(
  origin: string,
  { path, headers = {} }: Extract<Payload, { via: 'request' }>,
  more: Record<string, string>,
): Promise<string[]> {
  const answer = await ask(origin, path, { ...headers, ...more });
  const { location, refresh, 'set-cookie': set = [] } = answer.headers;
  const words: string[] = [];
  if (answer.status >= 500) words.push(`answered ${answer.status}`);
  const isHere = (to: string) => URL.parse(to, origin)?.origin === origin && !/^[/\\]{2}/.test(to);
  if (location !== undefined && !isHere(location)) words.push(`leads to ${location}`);
  if (refresh !== undefined) words.push(`leads to ${refresh}`);
  for (const cookie of set) {
    const [name, value = ''] = (cookie.split(';')[0] ?? '').split('=');
    if (name === cookieName && !isHere(decodeURIComponent(value))) words.push(`remembers ${value}`);
    if (name === 'a') words.push('lets a header in');
  }
  // What a header says about the host must not get into links; a path may well be shown as text.
  if (Object.keys(headers).length > 0 && answer.body.includes('evil.test'))
    words.push('names it in the page');
  return words;
}
