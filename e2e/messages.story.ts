import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arabic, begin, english, phonesOn } from './danger.ts';
import { act, bubble, desk, field, hasFocus, pairOf, type Room, send } from './messages.ts';
import { arriveAt, boxOf, call, type OpenSite, openSite, phone, visit } from './support.ts';
import { visitorsOf } from './visitors.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const phoneOf = phonesOn(() => site);
const visitor = visitorsOf(() => site);
const person = (email: string, url: string, path: string, look: object): Promise<Page> =>
  visitor(url + path, { email, ...look });

/** A new one: its first message stands at the top. */
async function expertsRoom(page: Page): Promise<Room> {
  const { data } = await call<{ data: { id: string; full_name: string }[] }>(
    page,
    'GET',
    `chats/people?search=${encodeURIComponent(page.url().includes('clinic') ? 'خبير' : 'Demo expert')}`,
  );
  return call<Room>(page, 'POST', 'chats', { userIds: [data[0]?.id] });
}
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

it('two people write to each other, and each sees at once what the other does', async () => {
  const expert = await person('expert@demo.test', site.url, '/messages', desk);
  const follower = await person('follower@demo.test', site.url, '/messages', phone);
  await fits(follower);
  await follower.getByRole('link', { name: /How did the first days go/ }).click();
  await follower.getByRole('log').getByText('How did the first days go?').waitFor();
  await follower.getByText('New messages', { exact: true }).waitFor();
  await fits(follower);

  // Written on the phone; at the desk the number and the list move without a reload.
  await field(follower).fill('Better than');
  await field(follower).press('Enter');
  expect(await field(follower).inputValue()).toBe('Better than\n');
  await field(follower).fill('Better than I thought.');
  await send(follower);
  await bubble(follower, 'Better than I thought.').waitFor();
  await expert.getByRole('link', { name: 'Messages, 2 unread' }).waitFor();
  await expert.getByRole('link', { name: /Better than I thought\./ }).click();
  await expert.getByRole('navigation', { name: 'Conversations', exact: true }).waitFor();
  // At the desk one can write at once.
  await hasFocus(expert);

  // Opened at the desk, it is seen.
  await bubble(follower, 'Better than I thought.').getByText('Seen', { exact: true }).waitFor();

  await act(expert, 'Better than I thought.', { actions: 'Actions for this message', act: 'Reply' });
  await expert.getByRole('button', { name: 'Cancel' }).click();
  await hasFocus(expert);
  await act(expert, 'Better than I thought.', { actions: 'Actions for this message', act: 'Reply' });
  await expert.getByText(/^Replying to .?Demo follower/).waitFor();
  await expert.keyboard.type('Glad to hear it!');
  await follower.getByText('Typing…').waitFor();
  await expert.keyboard.press('Enter');
  const answer = bubble(follower, 'Glad to hear it!');
  await answer.locator('blockquote').getByText('Better than I thought.').waitFor();

  await act(expert, 'Glad to hear it!', { actions: 'Actions for this message', act: 'Edit' });
  await expert.keyboard.press('Escape');
  await hasFocus(expert);
  await act(expert, 'Glad to hear it!', { actions: 'Actions for this message', act: 'Edit' });
  for (const key of ['Backspace', 'Backspace', 'Backspace']) await expert.keyboard.press(key);
  await expert.keyboard.type('that!');
  expect(await field(expert).inputValue()).toBe('Glad to hear that!');
  await expert.getByRole('button', { name: 'Save', exact: true }).click();
  await bubble(follower, 'Glad to hear that!').getByText('Edited').waitFor();
  await expert.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await hasFocus(expert);

  await act(follower, 'Glad to hear that!', { actions: 'Actions for this message', act: 'React with ❤️' });
  await expert.getByRole('button', { name: '❤️ 1 reaction' }).waitFor();

  await act(expert, 'Glad to hear that!', { actions: 'Actions for this message', act: 'Delete' });
  await expert.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await bubble(follower, 'This message was deleted').waitFor();
  await hasFocus(expert);

  // Whoever is blocked cannot write, and hears it when they try.
  await follower.getByRole('button', { name: 'Conversation options' }).click();
  await follower.getByRole('button', { name: 'Block' }).click();
  await follower.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await follower.getByText('You blocked this person.').waitFor();
  await expert.getByText('You can’t write here anymore.').waitFor();
  await follower.getByRole('button', { name: 'Unblock' }).click();
  await field(expert).waitFor();
  await hasFocus(follower);
});

it.each([
  { words: english, actions: 'Actions for this message' },
  { words: arabic, actions: 'خيارات هذه الرسالة' },
])(
  'on a phone the menu of a message is all in sight, and opening it moves nothing: $actions',
  async ({ words, actions }) => {
    const { url } = words(site);
    const { page } = await phoneOf();
    await begin(site, page, words(site), `menu@${new URL(url).hostname}.test`);
    const { id } = await expertsRoom(page);
    const { data: tasks } = await call<{ data: { id: string }[] }>(page, 'GET', 'tasks');
    const about = { kind: 'task', id: tasks[0]?.id };
    await call(page, 'POST', `chats/${id}/messages`, { body: 'A test question', about });
    for (const body of ['Hi', 'Of middle length, so', 'As long as a line of it can be, and then some more.'])
      await call(page, 'POST', `chats/${id}/messages`, { body });
    await visit(page, `${url}/messages/chat/${id}`);
    await bubble(page, 'A test question').locator('a').waitFor();
    const log = await boxOf(page.getByRole('log'));
    for (const row of await page.getByRole('log').getByRole('button', { name: actions }).all()) {
      await row.scrollIntoViewIfNeeded();
      const before = await boxOf(row);
      await row.click();
      const menu = page.locator('button[aria-expanded=true] + div > .pop');
      const box = await boxOf(menu);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
      expect(box.y).toBeGreaterThanOrEqual(log.y);
      expect(box.y + box.height).toBeLessThanOrEqual(log.y + log.height);
      expect(await boxOf(row)).toEqual(before);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
    }
  },
);

it('a message of long ago is found by its words and opened where it was said', async () => {
  const expert = await person('expert@demo.test', site.url, '/messages', desk);
  const { id } = await pairOf(expert);
  await call(expert, 'POST', `chats/${id}/messages`, { body: 'The pomegranate is a fruit' });
  for (let n = 0; n < 60; n++) await call(expert, 'POST', `chats/${id}/messages`, { body: `Line ${n}` });
  await expert.getByLabel('Search people and messages').fill('pomegranates');
  await expert.locator('mark').getByText('pomegranate', { exact: true }).waitFor();
  await expert.getByRole('list', { name: 'Messages found' }).getByRole('link').click();
  const marked = bubble(expert, 'The pomegranate is a fruit');
  await marked.waitFor();
  expect(await marked.getAttribute('aria-current')).toBe('true');
  const inSight = () =>
    marked.evaluate((row) => {
      const [box, own] = [row.closest('[role=log]')?.getBoundingClientRect(), row.getBoundingClientRect()];
      return box !== undefined && own.top >= box.top && own.bottom <= box.bottom;
    });
  await expect.poll(inSight).toBe(true);
  // What comes in below moves nothing.
  await call(expert, 'POST', `chats/${id}/messages`, { body: 'And one more' });
  expect(await inSight()).toBe(true);
  await expert.getByRole('button', { name: 'Jump to latest' }).click();
  await bubble(expert, 'And one more').waitFor();
  await expert.getByRole('button', { name: 'Jump to latest' }).waitFor({ state: 'detached' });
});

it('somebody new is found by name, and a conversation that is not one’s own does not exist', async () => {
  const expert = await person('expert@demo.test', site.url, '/messages', desk);
  await expert.getByRole('button', { name: 'New message' }).click();
  await expert.getByLabel('Search people by name').fill('nurse');
  await expert.getByRole('list', { name: 'People found' }).getByRole('button').first().click();
  await expert.getByRole('button', { name: 'Start conversation' }).click();
  await expert.waitForURL(/\/messages\/chat\//);
  await expert.getByText('Write the first message.').waitFor();
  const own = expert.url();

  // From somebody's page to the conversation with them.
  const colleague = await pairOf(expert);
  await visit(expert, `${site.url}/u/${colleague.participant?.username}`);
  await expert.getByRole('button', { name: 'Message', exact: true }).click();
  await arriveAt(expert, `/messages/chat/${colleague.id}`);

  // Whoever one writes with is found by name too, with what was begun there.
  await field(expert).fill('Half a word');
  await visit(expert, `${site.url}/messages`);
  await expert.getByRole('link', { name: /Draft: Half a word/ }).waitFor();
  await expert.getByLabel('Search people and messages').fill('follower');
  await expert
    .getByRole('list', { name: 'People and groups' })
    .getByRole('link', { name: /Demo follower/ })
    .click();
  await arriveAt(expert, `/messages/chat/${colleague.id}`);
  await hasFocus(expert);

  const stranger = await person('follower@demo.test', site.url, '/home', desk);
  const answer = await stranger.goto(own);
  expect(answer?.status()).toBe(404);
});

it('[ar] رسالة تصل دون إعادة التحميل', async () => {
  const follower = await person('follower@demo.test', site.clinicUrl, '/messages', phone);
  const expert = await person('expert@demo.test', site.clinicUrl, '/home', desk);
  const { id } = await pairOf(expert);
  await visit(expert, `${site.clinicUrl}/messages/chat/${id}`);
  await follower.getByRole('link', { name: /كيف كانت الأيام الأولى/ }).click();
  await arriveAt(follower, `/messages/chat/${id}`);
  await fits(follower);
  for (const page of [follower, expert]) {
    const [place, button] = [page.getByLabel('كتابة رسالة'), page.getByRole('button', { name: 'إرسال' })];
    expect((await place.boundingBox())?.height).toBe((await button.boundingBox())?.height);
  }
  await follower.getByLabel('كتابة رسالة').fill('كانت أيامًا طيبة.');
  await follower.getByRole('button', { name: 'إرسال', exact: true }).click();
  await bubble(expert, 'كانت أيامًا طيبة.').waitFor();
  await bubble(follower, 'كانت أيامًا طيبة.').getByText('تمت القراءة').waitFor();
});
