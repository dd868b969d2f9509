import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arabic, begin, english, overflow, phonesOn, praise, seenOn, type Words } from './danger.ts';
import { untilKept } from './following.ts';
import { patienceMs } from './patience.ts';
import { boxOf, call, type OpenSite, openSite, reload, signIn, visit, withWorker } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const openPhone = phonesOn(() => site);

const openTask = async (page: Page): Promise<string> => {
  const { data } = await call<{ data: { id: string; kind: string }[] }>(page, 'GET', 'tasks');
  const task = data.find(({ kind }) => kind === 'assessment');
  if (!task) throw new Error('No assessment is open.');
  return task.id;
};

/** The last answer of every question: the worst one there is. */
async function answerWorst(page: Page, { hand, next }: Words): Promise<void> {
  for (;;) {
    await page.locator('main input[type=radio]').last().check();
    const last = page.getByRole('button', { name: hand });
    if (await last.isVisible()) return last.click();
    const before = await page.locator('[data-progress]').innerText();
    await page.getByRole('button', { name: next, exact: true }).click();
    await page.locator('[data-progress]').filter({ hasNotText: before }).waitFor();
  }
}

/** Through the first check and PHQ-2 to PHQ-9, always with the worst answer; nothing of it is praised. */
async function comeToPhq9(page: Page, words: Words): Promise<string> {
  for (let sheet = 0; sheet < 2; sheet++) {
    await visit(page, `${words.url}/my-tasks/task/${await openTask(page)}`);
    await answerWorst(page, words);
    await page.getByRole('heading', { name: words.thanks }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(praise);
  }
  return openTask(page);
}

it('a person in danger sees help first and never praise; the expert sees them first and says that they looked', async () => {
  const words = english(site);
  const { page } = await openPhone({ timezoneId: 'Europe/Berlin' });
  const program = await begin(site, page, words, 'danger@example.test');
  await visit(page, `${words.url}/my-tasks/task/${await comeToPhq9(page, words)}`);
  await answerWorst(page, words);

  // Help, and nothing but help: whom to call, who knows of it, and a quiet way back.
  await page.getByRole('heading', { level: 1, name: words.help }).waitFor();
  await page.getByRole('link', { name: 'Call: Emergency 112' }).waitFor();
  const talk = page.getByRole('link', { name: /Someone to talk to/ });
  // Right after the first number, and without scrolling.
  const calls = await page
    .locator('main a[href^="tel:"]')
    .evaluateAll((all) => all.map((link) => link.textContent));
  expect(calls[1]).toMatch(/Someone to talk to/);
  const { y, height } = await boxOf(talk);
  expect(y + height).toBeLessThan(740 - 80);
  await page.getByText(/Your program waits until .* has looked at this/).waitFor();
  expect(await talk.getAttribute('href')).toBe('tel:08001110111');
  await page.getByText(/^We told .* right away\.$/).waitFor();
  const text = await page.locator('main').innerText();
  expect(text).not.toMatch(praise);
  expect(text).not.toMatch(/27|Severe/);
  // Nothing above it leads to where they are.
  await page.getByText('Help is here for you.').waitFor({ state: 'detached' });
  expect(await overflow(page)).toBe(0);

  // Another country can be chosen, and stays chosen.
  await page.getByLabel('Your country').selectOption('FR');
  await page.getByRole('link', { name: 'Call: Someone to talk to 3114' }).waitFor();
  await reload(page);
  await page.getByRole('link', { name: 'Call: Someone to talk to 3114' }).waitFor();

  // Who was told can call back: the number is left with the keyboard alone.
  await page.getByLabel(/A number where .* can call you/).focus();
  await page.keyboard.type('soon');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a phone number, such as 0551234567.').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('+49 30 1234567');
  await page.keyboard.press('Enter');
  await page.getByText(/can call you at/).waitFor();

  // Every page knows. None counts how far they are, none asks for anything today, none sends them to strangers.
  for (const path of ['/home', '/my-tasks', `/follow-program/${program}`, '/notifications']) {
    const seen = await seenOn(page, words.url + path);
    expect([path, seen.match(praise)]).toEqual([path, null]);
    expect([path, seen.includes('Help is here for you')]).toEqual([path, true]);
    expect([path, seen.match(/\d ?%|Other help first|Ask what’s on your mind/)]).toEqual([path, null]);
  }
  await page.getByRole('link', { name: 'See who you can call' }).first().click();
  await page.getByRole('heading', { level: 1, name: words.help }).waitFor();

  // The strip that leads to help takes nothing of a conversation: the place to write stays in sight, however
  // long it is.
  const { data: people } = await call<{ data: { id: string }[] }>(page, 'GET', 'chats/people?search=expert');
  const { id: chat } = await call<{ id: string }>(page, 'POST', 'chats', { userIds: [people[0]?.id] });
  for (let number = 1; number <= 12; number++)
    await call(page, 'POST', `chats/${chat}/messages`, { body: `Line ${number}\nand one more` });
  await visit(page, `${words.url}/messages/chat/${chat}`);
  await page.getByRole('link', { name: 'See who you can call' }).first().waitFor();
  const field = await boxOf(page.getByLabel('Write a message'));
  expect(field.y + field.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);

  // The expert was told at once, by mail too, and finds them first.
  const mails = await site.mails();
  const urgent = mails.find(({ subject }) => subject.startsWith('Urgent: someone in'));
  expect(urgent && `${urgent.subject} ${urgent.text}`).not.toMatch(/Lina|PHQ|self-harm/);
  const { page: expert } = await openPhone();
  const { data: teams } = await call<{ data: { owner?: unknown }[] }>(page, 'GET', 'urgent');
  expect(teams).toHaveLength(1);
  await signIn(expert, site.url, 'expert@demo.test');
  await visit(expert, `${site.url}/home`);
  const danger = expert
    .locator('section')
    .filter({ hasText: /may be in danger/ })
    .first();
  await danger.getByRole('link', { name: 'Lina Haddad' }).click();
  await expert.getByRole('heading', { name: 'Lina Haddad', exact: true }).waitFor();
  const work = expert.getByRole('region', { name: 'Lina Haddad' });
  const why = work.getByText(/^The answer to “Thoughts that you would be better off dead.*”\.$/);
  expect(await why.first().innerText()).toContain('was “Nearly every day”');
  const emailLink = expert.getByRole('link', { name: 'Email Lina Haddad' });
  expect(decodeURIComponent((await emailLink.getAttribute('href')) ?? '')).toBe('mailto:danger@example.test');
  const phoneLink = expert.getByRole('link', { name: /Call Lina Haddad/ });
  expect(await phoneLink.getAttribute('href')).toBe('tel:+49301234567');
  expect(await expert.getByRole('button', { name: 'Snooze' }).count()).toBe(0);
  await expert.getByLabel('What did you do about it?').fill('Read it, and called her.');
  await expert.getByRole('button', { name: 'Mark as seen' }).click();
  await expert.getByRole('button', { name: 'Mark as seen and tell Lina Haddad' }).click();
  await expect
    .poll(async () => (await call<{ data: { seen: unknown }[] }>(page, 'GET', 'urgent')).data[0]?.seen)
    .not.toBeNull();
  await visit(page, `${words.url}/help-now`);
  await page.getByText(/has seen what you told us/).waitFor();

  // The call that the program asks for is urgent too, and says where each result leads.
  await visit(expert, `${site.url}/creator/follow-up?kind=followup`);
  const row = expert.locator('main li').filter({ hasText: 'Lina Haddad' }).first();
  await row.getByText('May be in danger').waitFor();
  await row.getByText(/was “Nearly every day”/).waitFor();
  await row.getByRole('link').first().click();
  await expert.getByText('Next: Other help first').waitFor();
  await expert.getByLabel('They need something else').check();
  await expert.getByLabel('What did you do, and what did you agree?').fill('Her sister is with her.');
  await expert.getByRole('button', { name: 'Save decision' }).click();
  await expert.getByRole('button', { name: 'Save and close' }).click();
  await expert.getByText('Decision saved').waitFor();

  // It ended: told in the creator's words, without a figure, and with the numbers near.
  await visit(page, `${words.url}/notifications`);
  await page.getByText('The program has ended. Open it to read more').first().click();
  await page.getByText(/this program stops here/).waitFor();
  const ended = await page.locator('main').innerText();
  expect(ended).not.toMatch(/\d ?%|Not completed|Find another program|Other help/);
  await page.locator('main').getByRole('link', { name: 'See who you can call' }).waitFor();
});

it('[ar] والشخص في خطر يرى المساعدة أولًا، ولا يُمدح في أي صفحة', async () => {
  const words = arabic(site);
  const { page } = await openPhone({ timezoneId: 'Africa/Cairo' });
  const program = await begin(site, page, words, 'danger-ar@example.test');
  await visit(page, `${words.url}/my-tasks/task/${await comeToPhq9(page, words)}`);
  await answerWorst(page, words);
  await page.getByRole('heading', { level: 1, name: words.help }).waitFor();
  await page.getByText(/^أبلغنا .* على الفور\.$/).waitFor();
  const ambulance = page.getByRole('link', { name: /^اتصل: الإسعاف/ });
  expect(await ambulance.getAttribute('href')).toBe('tel:123');
  expect(await page.locator('main').innerText()).not.toMatch(praise);
  expect(await overflow(page)).toBe(0);
  for (const path of ['/home', '/my-tasks', `/follow-program/${program}`]) {
    const seen = await seenOn(page, words.url + path);
    expect([path, seen.match(praise)]).toEqual([path, null]);
    expect([path, seen.includes('المساعدة قريبة منك')]).toEqual([path, true]);
    expect([path, seen.match(/\d ?[%٪]|مساعدة أخرى/)]).toEqual([path, null]);
  }
});

it('without a connection the numbers are there at once, and it says plainly that nobody was told', async () => {
  const words = english(site);
  const { page, context } = await openPhone({ ...withWorker, timezoneId: 'America/New_York' });
  await begin(site, page, words, 'tunnel@example.test');
  const task = await comeToPhq9(page, words);
  await visit(page, `${words.url}/my-tasks`);
  await untilKept(page, `/my-tasks/task/${task}`);
  await untilKept(page, `/api/tasks/${task}`);
  await context.setOffline(true);
  await page.locator(`a[href="/my-tasks/task/${task}"]`).first().click();
  await answerWorst(page, words);
  await page.getByRole('heading', { level: 1, name: words.help }).waitFor();
  await page.getByText(/couldn’t tell anyone yet/).waitFor();
  const call911 = page.getByRole('link', { name: 'Call: Emergency 911' });
  expect(await call911.getAttribute('href')).toBe('tel:911');
  await page.getByRole('link', { name: 'Call: Someone to talk to 988' }).waitFor();

  // Back to the tasks, still offline: nothing cheers, and the way to help stays.
  await page.getByRole('link', { name: 'Back to my tasks' }).click();
  await page.getByText('Help is here for you').waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(praise);

  // The connection is back: the expert hears of it by itself.
  await context.setOffline(false);
  await expect
    .poll(async () => (await call<{ data: unknown[] }>(page, 'GET', 'urgent')).data.length, {
      timeout: patienceMs,
    })
    .toBe(1);
});
