import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overflow, phonesOn } from './danger.ts';
import { call, type OpenSite, openSite, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const openPhone = phonesOn(() => site);

interface Person {
  id: string;
  full_name: string;
}
const findPerson = async (page: Page, search: string, roles?: RegExp): Promise<Person> => {
  const { data } = await call<{ data: (Person & { role: string })[] }>(
    page,
    'GET',
    `chats/people?search=${encodeURIComponent(search)}`,
  );
  const found = data.find(({ role }) => roles?.test(role) ?? true);
  if (!found) throw new Error(`Nobody to write to is called ${search}.`);
  return found;
};

it('a group is renamed, grows and shrinks by its owner, and its conversation says so', async () => {
  const { page: expert } = await openPhone({ viewport: { width: 1366, height: 800 }, hasTouch: false });
  await signIn(expert, site.url, 'expert@demo.test');
  const follower = await findPerson(expert, 'Demo follower');
  const colleague = await findPerson(expert, 'a', /^(?!user)/);
  const group = await call<{ id: string }>(expert, 'POST', 'chats', {
    userIds: [follower.id],
    title: 'Better nights',
  });
  await call(expert, 'POST', `chats/${group.id}/messages`, { body: 'Welcome to our group' });
  await visit(expert, `${site.url}/messages/chat/${group.id}`);
  const log = expert.getByRole('log');

  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Conversation options' }).click();
    await page.getByRole('button', { name: 'Who is in this group' }).click();
    return page.getByRole('dialog', { name: 'Group', exact: true });
  };
  const dialog = await open(expert);
  await dialog.getByLabel('Group name').fill('Quiet nights');
  await dialog.getByRole('button', { name: 'Save name' }).press('Enter');
  await log.getByText('You named the group “Quiet nights”').waitFor();
  await expert.getByRole('heading', { level: 1, name: 'Quiet nights' }).waitFor();

  await dialog.getByLabel('Search people by name').fill(colleague.full_name);
  await dialog.getByRole('button', { name: colleague.full_name }).first().click();
  await dialog.getByRole('button', { name: 'Add 1 person' }).click();
  await log.getByText(`You added ${colleague.full_name}`).waitFor();
  await dialog.getByRole('button', { name: `Remove ${colleague.full_name}` }).waitFor();

  // Whoever does not own it reads who is in it, on a phone, and is told who may change that.
  const { page: phone } = await openPhone();
  await signIn(phone, site.url, 'follower@demo.test');
  await visit(phone, `${site.url}/messages/chat/${group.id}`);
  await phone.getByRole('log').getByText(`Demo expert added ${colleague.full_name}`).waitFor();
  const seen = await open(phone);
  await seen.getByText('Group owner').waitFor();
  await seen.getByText('Only the group’s owner').waitFor();
  expect(await seen.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  expect(await overflow(phone)).toBe(0);
  await phone.keyboard.press('Escape');

  await dialog.getByRole('button', { name: `Remove ${colleague.full_name}` }).click();
  await expert
    .getByRole('dialog', { name: `Remove ${colleague.full_name} from the group?` })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await log.getByText(`You removed ${colleague.full_name}`).waitFor();
  await phone.getByRole('log').getByText(`Demo expert removed ${colleague.full_name}`).waitFor();
});
