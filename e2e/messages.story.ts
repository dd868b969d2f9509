import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { patienceMs } from './patience.ts';
import { arriveAt, call, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

const desk = { viewport: { width: 1366, height: 800 } } as const;

async function person(email: string, url: string, path: string, look: object): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...look });
  contexts.push(context);
  const page = await context.newPage();
  await signIn(page, url, email);
  await visit(page, url + path);
  return page;
}

interface Room {
  id: string;
  participant: { full_name: string; username: string } | null;
}
const demoPeople = ['Demo follower', 'Demo expert', 'متابع تجريبي', 'خبير تجريبي'];
const pairOf = async (page: Page): Promise<Room> => {
  const { data } = await call<{ data: Room[] }>(page, 'GET', 'chats');
  const room = data.find(({ participant }) => demoPeople.includes(participant?.full_name ?? ''));
  if (!room) throw new Error('The demo’s follower and expert have no conversation.');
  return room;
};
const bubble = (page: Page, text: string) =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** On a phone Enter makes a new line. */
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
const field = (page: Page) => page.getByLabel('Write a message');
const hasFocus = (page: Page) =>
  expect
    .poll(() => field(page).evaluate((element) => element === document.activeElement), {
      timeout: patienceMs,
    })
    .toBe(true);

async function act(page: Page, text: string, words: { actions: string; act: string }): Promise<void> {
  await bubble(page, text).getByRole('button', { name: words.actions }).click();
  await page.getByRole('button', { name: words.act, exact: true }).click();
}

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
  expect(await inSight()).toBe(true);
  // What comes in below moves nothing.
  await call(expert, 'POST', `chats/${id}/messages`, { body: 'And one more' });
  expect(await inSight()).toBe(true);
  await expert.getByRole('button', { name: 'Jump to latest' }).click();
  await bubble(expert, 'And one more').waitFor();
  expect(await expert.getByRole('button', { name: 'Jump to latest' }).count()).toBe(0);
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
