import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { patienceMs } from './patience.ts';
import { call } from './support.ts';

export const desk = { viewport: { width: 1366, height: 800 } } as const;

export interface Room {
  id: string;
  participant: { full_name: string; username: string } | null;
}
const demoPeople = ['Demo follower', 'Demo expert', 'متابع تجريبي', 'خبير تجريبي'];
export const pairOf = async (page: Page): Promise<Room> => {
  const { data } = await call<{ data: Room[] }>(page, 'GET', 'chats');
  const room = data.find(({ participant }) => demoPeople.includes(participant?.full_name ?? ''));
  if (!room) throw new Error('The demo’s follower and expert have no conversation.');
  return room;
};
export const bubble = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });

/** On a phone Enter makes a new line. */
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
export const field = (page: Page) => page.getByLabel('Write a message');
export const hasFocus = (page: Page) =>
  expect
    .poll(() => field(page).evaluate((element) => element === document.activeElement), {
      timeout: patienceMs,
    })
    .toBe(true);

export async function act(page: Page, text: string, words: { actions: string; act: string }): Promise<void> {
  await bubble(page, text).getByRole('button', { name: words.actions }).click();
  await page.getByRole('button', { name: words.act, exact: true }).click();
}
