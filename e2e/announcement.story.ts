import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comeIn, openOwnedSite } from './dashboard.ts';
import { call, type OpenSite, phone, reload, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

let site: OpenSite;
let link: string;
beforeAll(async () => {
  ({ site, link } = await openOwnedSite());
});
afterAll(() => site.close());
const visitor = visitorsOf(() => site);

const line = (page: Page) => page.getByRole('status', { name: 'Announcement' }).locator('span[lang]');
/** Listens by the time anything is announced. */
const listening = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes('/app/'));
  await socket.waitForEvent('framereceived', ({ payload }) => {
    const { event, channel } = JSON.parse(String(payload));
    return event === 'pusher_internal:subscription_succeeded' && channel === 'site-own';
  });
};

it('what a site announces is on top of the pages of everybody who is there, until it is put away or taken down', async () => {
  const admin = await visitor(`${site.url}/dashboard/login`);
  await comeIn(admin, link);
  await visit(admin, `${site.url}/dashboard/settings`);

  const follower = await visitor(`${site.url}/terms`, { ...phone, email: 'follower@demo.test' });
  const { data } = await call<{ data: { id: string }[] }>(follower, 'GET', 'catalog');
  const guest = await visitor(`${site.url}/terms`);
  const heard = [follower, guest].map(listening);
  await visit(follower, `${site.url}/home`);
  await visit(guest, `${site.url}/program/${data[0]?.id}`);
  await Promise.all(heard);

  const announce = async (words: string) => {
    await admin.getByLabel('Announcement in English').fill(words);
    await admin.getByRole('button', { name: 'Save settings' }).click();
    await admin.getByText('Settings saved').last().waitFor();
  };
  await announce('The practice is closed on Friday.');
  await line(follower).getByText('The practice is closed on Friday.').waitFor();
  await line(guest).getByText('The practice is closed on Friday.').waitFor();
  expect(
    await follower.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  if (process.env.LOOK) await follower.screenshot({ path: `${process.env.LOOK}/announcement.png` });

  // Put away, it stays away; other words come again.
  await follower.getByRole('button', { name: 'Dismiss' }).click();
  await line(follower).waitFor({ state: 'detached' });
  await reload(follower);
  await follower.getByRole('status', { name: 'Announcement' }).waitFor({ state: 'attached' });
  expect(await line(follower).count()).toBe(0);
  await announce('Friday is open after all.');
  await line(follower).getByText('Friday is open after all.').waitFor();
  await line(guest).getByText('Friday is open after all.').waitFor();
  await announce('');
  await line(follower).waitFor({ state: 'detached' });
  await line(guest).waitFor({ state: 'detached' });
});
