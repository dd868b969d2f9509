import { type Api, ApiError } from '@regimen/contract/client.ts';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { pageData } from './page-data.ts';
import { serverGuard } from './page-guard.ts';
import { apiContext, failureContext, hostContext, shellContext } from './route-contexts.ts';
import { defaultShell, defaultSite } from './shell-data.ts';

const viewer = { id: 'u', roles: ['user'], is_temporary: false, email_verified_at: '2026-01-01T00:00:00Z' };

/** One request as the root's middleware sees it, on a site whose API answers as told. */
async function pass(path: string, answers: Record<string, unknown>, hasSession = true) {
  const context = new RouterContextProvider();
  const api = vi.fn(async (call: string) => {
    const answer = answers[call];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  context.set(apiContext, api as unknown as Api);
  context.set(hostContext, { hasSession, hasAdmin: false, secureCookies: true, nonce: 'n' });
  const url = new URL(path, 'https://clinic.test');
  const args = { context, url, pattern: url.pathname.slice(1), params: {}, request: new Request(url) };
  try {
    await serverGuard(args as never, async () => new Response());
    return { context, api };
  } catch (thrown) {
    return { context, api, thrown: thrown as Response };
  }
}
const site = { 'GET load': { ...defaultSite, domain: 'clinic.test' } };

describe('the page guard', () => {
  it('asks nothing about a visitor without a session, and lets them see a public page', async () => {
    const { api, thrown } = await pass('/faqs', site, false);
    expect(thrown).toBeUndefined();
    expect(api.mock.calls).toEqual([['GET load']]);
  });
  it('leads a guest to /login and remembers where they were going', async () => {
    const { thrown } = await pass('/how-it-works?x=1', site, false);
    expect(thrown?.headers.get('Location')).toBe('/login');
    expect(thrown?.headers.get('Set-Cookie')).toContain(encodeURIComponent('/how-it-works?x=1'));
  });
  it('leads a registered user from the front page home', async () => {
    const { thrown } = await pass('/', { ...site, 'GET user/get-data': viewer });
    expect(thrown?.headers.get('Location')).toBe('/home');
  });
  it('leads whose session is over to the front page, and remembers where they were going', async () => {
    const over = { ...site, 'GET user/get-data': new ApiError(401, {}) };
    const { thrown } = await pass('/my-tasks', over);
    expect(thrown?.headers.get('Location')).toBe('/');
    expect(thrown?.headers.get('Set-Cookie')).toContain(encodeURIComponent('/my-tasks'));
    expect((await pass('/faqs', over)).thrown).toBeUndefined();
  });
  it('lets nobody in when it cannot tell who is asking, and leaves the failure for the page', async () => {
    const { context, thrown } = await pass('/home', { ...site, 'GET user/get-data': new ApiError(503, {}) });
    expect(thrown).toBeUndefined();
    expect(context.get(failureContext)).toMatchObject({ status: 503 });
    expect(context.get(shellContext).viewer).toBeNull();
  });
  it('shows the page in the product’s own look when the settings cannot be loaded', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { context } = await pass('/faqs', { 'GET load': new ApiError(500, {}) }, false);
    expect(context.get(shellContext).site.data.name).toBe('Regimen');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

describe('page data', () => {
  const run = async (
    load: () => unknown,
    valid = true,
    failure: { status: number; message: string } | null = null,
  ) => {
    const context = new RouterContextProvider();
    context.set(apiContext, (() => undefined) as unknown as Api);
    context.set(shellContext, defaultShell);
    context.set(hostContext, { hasSession: true, hasAdmin: false, secureCookies: true, nonce: 'n' });
    context.set(failureContext, failure);
    const url = new URL('https://clinic.test/systems/discussion/1');
    const args = { context, params: {}, url } as unknown as LoaderFunctionArgs;
    return pageData(load, { valid: () => valid })
      .loader(args)
      .catch((thrown: unknown) => thrown);
  };
  const refused = (status: number) => () => Promise.reject(new ApiError(status, { message: 'why' }));

  it('comes through', async () => expect(await run(() => 7)).toBe(7));

  it('is not asked for when the page guard or the page’s validity says no', async () => {
    const load = vi.fn();
    const failure = { status: 500, message: 'Unknown middleware x' };
    expect(await run(load, true, failure)).toMatchObject({
      data: { message: failure.message },
      init: { status: 500 },
    });
    expect(await run(load, false)).toMatchObject({ init: { status: 404 } });
    expect(load).not.toHaveBeenCalled();
  });
  it('turns a missing thing into the 404 page and other failures into the error page', async () => {
    expect(await run(refused(404))).toMatchObject({ init: { status: 404 } });
    expect(await run(refused(503))).toMatchObject({ init: { status: 503 }, data: { message: 'why' } });
    expect(await run(refused(0))).toMatchObject({ init: { status: 503 } });
  });
  it('treats 401 and 403 as section 8 says', async () => {
    const lost = (await run(refused(401))) as Response;
    expect(lost.headers.get('Location')).toBe('/');
    expect(lost.headers.get('Set-Cookie')).toContain(encodeURIComponent('/systems/discussion/1'));
    const denied = (await run(refused(403))) as Response;
    expect(denied.headers.get('Location')).toBe('/home');
    expect(denied.headers.get('Set-Cookie')).toContain('denied');
  });
});
