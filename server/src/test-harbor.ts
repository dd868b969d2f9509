import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { seedProvider } from '../seed/openid.ts';
import { type Browser, openBrowser } from './test-browser.ts';
import { type OidcPerson, openOidc } from './test-oidc.ts';
import { mailTo, newPerson, tokenIn } from './test-registration.ts';
import { openWorld } from './test-world.ts';

export type Harbor = Awaited<ReturnType<typeof openHarbor>>;

/** A world whose first site lets people sign in with "Harbor ID", a real provider that runs beside it. */
export async function openHarbor() {
  const oidc = await openOidc();
  oidc.admit(['http://here.test:3000/auth/finish-registration']);
  const world = await openWorld({ works: true, privateIssuers: [oidc.issuer] });
  const { issuer, clientId, secret } = oidc;
  const provider = await world.runtime.tx(world.here.id, (tx) =>
    seedProvider(tx, world.vault, { name: 'Harbor ID', issuer, clientId, secret }),
  );
  let nextIp = 0;
  const open = () => openBrowser(world, world.here, `203.0.113.${++nextIp}`);

  /** Somebody who has an account there; its address is vouched for unless said otherwise. */
  function somebodyThere(facts: OidcPerson = {}): { login: string; email: string } {
    const [login, email] = [randomUUID(), facts.email ?? `${randomUUID()}@example.test`];
    oidc.people.set(login, { email, email_verified: true, name: 'Mara Lind', ...facts });
    return { login, email };
  }
  /** Where the browser is sent: to sign in, or to connect. */
  async function leave(browser: Browser, connects = false): Promise<string> {
    const { status, body } = await (connects
      ? browser.post(`auth/openid/${provider}/connect`)
      : browser.post(`auth/openid/${provider}`, {}));
    expect([status, body]).toMatchObject([200, { url: expect.stringContaining(oidc.issuer) }]);
    return body.url;
  }
  const handOver = (browser: Browser, returned: URL, change: Record<string, string> = {}) =>
    browser.post('auth/openid-return', { ...Object.fromEntries(returned.searchParams), ...change });

  /** There and back. */
  const goThere = async (browser: Browser, login: string) =>
    handOver(browser, await oidc.visit(await leave(browser), login));

  /** A new account for whoever has none. */
  async function join(browser: Browser, login: string) {
    const { body } = await goThere(browser, login);
    expect(body.outcome).toBe('register');
    const form = { ticket: body.ticket, full_name: body.full_name };
    const joined = await browser.post('auth/openid-registration', form);
    expect(joined.status).toBe(201);
    return joined.body;
  }
  /** With a confirmed address and a password. */
  async function member() {
    const person = newPerson();
    const browser = open();
    await browser.post('auth/register', person);
    await browser.post('auth/by-token', { token: tokenIn(await mailTo(world, person.email)) });
    return { person, browser };
  }
  async function close() {
    await world.close();
    await oidc.close();
  }
  return { world, oidc, provider, open, somebodyThere, leave, handOver, goThere, join, member, close };
}

export const viewerOf = (browser: Browser) => browser.get('user/get-data');
