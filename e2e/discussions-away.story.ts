import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderPage } from '../server/src/http/pages.ts';
import { type OpenSite, openSite } from './support.ts';
import { visitorsOf } from './visitors.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const open = visitorsOf(() => site);

describe('discussions, when the service fails', () => {
  it('samples are shown as samples, with nothing to do on them but to try again', async () => {
    const page = await open(`${site.url}/faqs`);
    await page.route('**/api/discussions**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('link', { name: 'Discussions' }).first().click();
    await page.getByText('These are samples').waitFor();
    expect(await page.getByText('Sample', { exact: true }).count()).toBe(3);
    expect(await page.getByRole('heading', { level: 2 }).getByRole('link').count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);

    await page.unroute('**/api/discussions**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('These are samples').waitFor({ state: 'detached' });
    await page.route('**/api/discussions/**', (route) => route.abort());
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.getByText('This is a sample, not the discussion you opened').first().waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
  });

  it('search engines are told that it is for now: 503, nothing to keep', async () => {
    const built = new URL('../web/build/server/server.js', import.meta.url).href;
    const { renderPage } = (await import(built)) as { renderPage: RenderPage };
    const load: unknown = await (await fetch(`${site.url}/api/load`)).json();
    const host = {
      send: async ({ url }: { url: string }) =>
        url === '/api/load' ? { status: 200, body: load } : { status: 500, body: {} },
      nonce: 'nonce',
      hasSession: false,
      hasAdmin: false,
      secureCookies: true,
    };
    for (const path of ['/systems', '/systems/discussion/00000000-0000-7000-8000-000000000000']) {
      const { response, html } = await renderPage(new Request(`${site.url}${path}`), host);
      expect(response.status).toBe(503);
      expect(html?.join()).toContain('<meta name="robots" content="noindex"/>');
      expect(html?.join()).not.toMatch(/ld\+json|rel="canonical"/);
    }
  });

  it('a discussion that does not exist is still the 404 page', async () => {
    const page = await open(`${site.url}/systems`);
    const response = await page.goto(`${site.url}/systems/discussion/00000000-0000-7000-8000-000000000000`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This page could not be found' }).waitFor();
  });
});
