import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const desk = { viewport: { width: 1366, height: 850 } } as const;

async function person(email: string, look: object) {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...look });
  const page = await context.newPage();
  await signIn(page, site.url, email);
  return page;
}

it('a follower asks about a task, and writes something that calls the expert at once', async () => {
  const follower = await person('follower@demo.test', phone);
  const { data } = await call<{ data: { id: string; name: string }[] }>(follower, 'GET', 'tasks');
  const [task] = data;
  await visit(follower, `${site.url}/my-tasks/task/${task?.id}`);
  await follower.getByRole('button', { name: 'Ask about this' }).click();
  const field = follower.getByLabel('Write a message');
  await follower.getByRole('button', { name: 'Write without this' }).waitFor();
  await field.fill('Is this too much for me?');
  const send = follower.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  const asked = follower
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: 'Is this too much for me?' });
  await asked.getByRole('link', { name: task?.name ?? '' }).waitFor();
  await follower.getByRole('button', { name: 'Write without this' }).waitFor({ state: 'detached' });

  await field.fill('I don’t want to live anymore');
  await send.click();
  const help = follower.getByRole('region', { name: 'You don’t have to go through this alone' });
  await help.getByText(/We told Demo expert and the team right away/).waitFor();
  await help.getByRole('link', { name: /Call: Emergency/ }).waitFor();
  expect(
    await follower.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);

  const expert = await person('expert@demo.test', desk);
  await visit(expert, `${site.url}/messages?show=inbox`);
  const first = expert.getByRole('list', { name: 'Followers’ conversations' }).getByRole('listitem').first();
  await first.getByText('May be in danger').waitFor();
  await first.getByRole('link', { name: 'Demo follower' }).click();
  await expert.getByRole('link', { name: 'Open the alert' }).click();
  await expert.getByText('Wrote in a message: “I don’t want to live anymore”').first().waitFor();
  await expert.getByRole('link', { name: 'Open the conversation' }).waitFor();
});
