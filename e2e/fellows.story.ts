import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arabic, begin, english, phonesOn, type Words } from './danger.ts';
import { bubble, field, send } from './messages.ts';
import { arriveAt, call, type OpenSite, openSite, phone, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const phoneOf = phonesOn(() => site);
const visitor = visitorsOf(() => site);

/** Follows a program in which they let others see them. */
async function fellow(page: Page, words: Words, email: string): Promise<string> {
  const program = await begin(site, page, words, email);
  const { following } = await call<{ following: { id: string } }>(
    page,
    'GET',
    `programs/${program}/following`,
  );
  await call(page, 'PUT', `enrollments/${following.id}/visibility`, { isSeen: true });
  return program;
}

it.each([
  { words: english, people: /others? visible to you$/, message: 'Message Lina Haddad', online: 'Online' },
  { words: arabic, people: /الظهور$/, message: 'مراسلة Lina Haddad', online: 'متصل الآن' },
])('who else follows a program is seen to come and leave, and can be written to: $message', async (one) => {
  const words = one.words(site);
  const { url } = words;
  const { page: mine } = await phoneOf();
  const program = await fellow(mine, words, `mine@${new URL(url).hostname}.test`);
  const { page: theirs } = await phoneOf();
  await fellow(theirs, words, `theirs@${new URL(url).hostname}.test`);

  await visit(mine, `${url}/follow-program/${program}`);
  await mine.getByRole('button', { name: one.people }).click();
  const panel = mine.locator('aside[aria-labelledby=participants-title]');
  const row = panel.getByRole('listitem').filter({ has: mine.getByRole('button', { name: one.message }) });
  await row.waitFor();
  // Oneself is in the list, and cannot be written to.
  expect(await panel.getByRole('button', { name: one.message }).count()).toBe(1);
  const dot = row.getByTitle(one.online);
  expect(await dot.count()).toBe(0);
  expect(await mine.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await visit(theirs, `${url}/home`);
  await dot.waitFor();
  if (process.env.LOOK) await mine.screenshot({ path: `${process.env.LOOK}/fellows-${one.online}.png` });
  await theirs.context().close();
  await dot.waitFor({ state: 'detached' });

  await row.getByRole('button', { name: one.message }).click();
  await mine.waitForURL(/\/messages\/chat\//);
});

it('a step that is to come can be asked about, and its card leads back to it', async () => {
  const follower = await visitor(`${site.url}/home`, { ...phone, email: 'follower@demo.test' });
  const { data: programs } = await call<{ data: { program: { id: string }; status: string }[] }>(
    follower,
    'GET',
    'enrollments',
  );
  const program = programs.find(({ status }) => status === 'active')?.program.id ?? '';
  await visit(follower, `${site.url}/follow-program/${program}`);
  const ahead = follower.locator('section[aria-labelledby=path-title] > ol button:has(bdi)');
  const name = (await ahead.last().innerText()).trim();
  await ahead.last().click();
  await follower.getByRole('dialog').getByRole('button', { name: 'Ask about this' }).click();
  await follower.waitForURL(/\/messages\/chat\/.*about=step/);
  await follower.getByText(name, { exact: true }).last().waitFor();
  await field(follower).fill('What will I need for this?');
  await send(follower);
  const card = bubble(follower, 'What will I need for this?').getByRole('link', { name });
  await card.click();
  await arriveAt(follower, `/follow-program/${program}`);
});

it('a booking can be asked about, with its card above the place to write', async () => {
  const follower = await visitor(`${site.url}/home`, { ...phone, email: 'follower@demo.test' });
  const expert = await visitor(`${site.url}/home`, { email: 'expert@demo.test' });
  const { username } = await call<{ username: string }>(expert, 'GET', 'user/get-data');
  const { data: services } = await call<{ data: { id: string; durations: number[] }[] }>(
    expert,
    'GET',
    `creators/${username}/services`,
  );
  const [service] = services;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const { data: slots } = await call<{ data: { from: string }[] }>(
    follower,
    'GET',
    `services/${service?.id}/slots?from=${day(2)}&until=${day(20)}&duration=${service?.durations[0]}`,
  );
  const held = await call<{ id: string; terms: { name: string } }>(
    follower,
    'POST',
    `services/${service?.id}/holds`,
    { from: slots[0]?.from, duration: service?.durations[0] },
  );
  await call(follower, 'POST', `bookings/${held.id}/confirm-hold`, {
    answers: { goal: 'To sleep through.' },
  });
  await visit(follower, `${site.url}/my-services/bookings/${held.id}`);
  await follower.getByRole('button', { name: 'Ask about this' }).click();
  await follower.waitForURL(/\/messages\/chat\/.*about=booking/);
  await follower.getByText(held.terms.name, { exact: true }).last().waitFor();
  await field(follower).fill('Shall I bring anything?');
  await send(follower);
  await bubble(follower, 'Shall I bring anything?').waitFor();
});
