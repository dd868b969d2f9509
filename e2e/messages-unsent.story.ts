import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act, bubble, desk, field, pairOf, send } from './messages.ts';
import { patienceMs } from './patience.ts';
import { type OpenSite, openSite, phone, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const visitor = visitorsOf(() => site);
const person = (email: string, url: string, path: string, look: object): Promise<Page> =>
  visitor(url + path, { email, ...look });

it('what could not be sent waits, and is sent once', async () => {
  const follower = await person('follower@demo.test', site.url, '/home', phone);
  const { id } = await pairOf(follower);
  await visit(follower, `${site.url}/messages/chat/${id}`);
  await follower.route('**/api/chats/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field(follower).fill('From the tunnel');
  await send(follower);
  await follower.getByText('Not sent').waitFor();
  await follower.getByRole('button', { name: 'Try again' }).waitFor();
  // It goes out by itself as soon as it can.
  await follower.unroute('**/api/chats/*/messages');
  await bubble(follower, 'From the tunnel')
    .getByRole('button', { name: 'Actions for this message' })
    .waitFor();
  expect(await bubble(follower, 'From the tunnel').count()).toBe(1);

  // What is not finished is still there after a reload, and close to the limit one is told.
  await field(follower).fill('Half a sentence');
  await visit(follower, `${site.url}/messages/chat/${id}`);
  await follower.waitForFunction(() => document.querySelector('textarea')?.value === 'Half a sentence');
  await follower.getByLabel('Write a message').fill('a'.repeat(1_990));
  await follower.getByText('10 characters left').waitFor();
});

it('what waits survives a reload, and a picture and a dot are seen at once', async () => {
  const follower = await person('follower@demo.test', site.url, '/home', phone);
  const { id } = await pairOf(follower);
  await visit(follower, `${site.url}/messages/chat/${id}`);
  const noSending = (context: BrowserContext) =>
    context.route('**/api/chats/*/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
  await noSending(follower.context());
  for (const words of ['First in the tunnel', 'Second in the tunnel']) {
    await field(follower).fill(words);
    await send(follower);
    await bubble(follower, words).waitFor();
  }
  await follower.getByText('Not sent').first().waitFor();
  await visit(follower, `${site.url}/home`);
  await follower.context().unroute('**/api/chats/*/messages');
  // Nobody opens the conversation: it is sent from wherever one is.
  const expert = await person('expert@demo.test', site.url, `/messages/chat/${id}`, desk);
  await bubble(expert, 'Second in the tunnel').waitFor();
  const sent = expert.getByRole('log').getByText(/in the tunnel$/);
  expect(await sent.allTextContents()).toEqual(['First in the tunnel', 'Second in the tunnel']);

  await visit(follower, `${site.url}/messages/chat/${id}`);
  await expert.getByText('Online', { exact: true }).first().waitFor();
  await expert.getByLabel('Write a message').fill('Let me see');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await expert.getByLabel('Add a photo or PDF').setInputFiles({
    name: 'plan.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await expert.getByRole('button', { name: 'Remove plan.png' }).waitFor();
  await expert.getByRole('button', { name: 'Send' }).click();
  const picture = bubble(follower, 'Let me see').getByRole('img', { name: 'Photo' });
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0), {
      timeout: patienceMs,
    })
    .toBe(true);

  await act(follower, 'Let me see', { actions: 'Actions for this message', act: 'Report' });
  await follower.getByLabel('What’s wrong?').fill('Only to try it out');
  await follower.getByRole('button', { name: 'Send report' }).click();
  await follower.getByText('Your report was sent').waitFor();
});
