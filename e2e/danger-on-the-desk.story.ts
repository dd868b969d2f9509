import { afterAll, beforeAll, expect, it } from 'vitest';
import { overflow, phonesOn } from './danger.ts';
import { boxOf, call, type OpenSite, openSite, register, signIn, visit } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const openPhone = phonesOn(() => site);

/** Somebody whose blood pressure means danger. */
async function measuresTooHigh(email: string) {
  const { page } = await openPhone();
  await register(page, site, site.url, email);
  const { data } = await call<{ data: { id: string; title: string }[] }>(page, 'GET', 'catalog?per_page=50');
  const program = data.find(({ title }) => title === 'Blood pressure under control')?.id ?? '';
  const { id: run } = await call<{ id: string }>(page, 'POST', `programs/${program}/enrollments`, {
    facts: { age: 54, sex: null, signs: [] },
    zone: 'Europe/Berlin',
    consent: true,
  });
  type Followed = { kpis: { kpi: string; name: string }[] };
  const { kpis } = await call<Followed>(page, 'GET', `enrollments/${run}`);
  type Summary = { readings: { id: string }[] };
  const { readings } = await call<Summary>(page, 'POST', `enrollments/${run}/readings`, {
    kpi: kpis.find(({ name }) => name === 'Systolic blood pressure')?.kpi,
    value: 195,
  });
  const correct = (value: number) =>
    call(page, 'PUT', `enrollments/${run}/readings/${readings.at(-1)?.id}`, { value });
  return { program, run, correct };
}

it('whoever may be in danger is first on My followers, and is looked after on a phone with a note and a last question', async () => {
  const { program, run } = await measuresTooHigh('first@example.test');
  const { page } = await openPhone();
  await signIn(page, site.url, 'expert@demo.test');
  await visit(page, `${site.url}/creator/live?program=${program}`);
  await page.getByRole('button', { name: /Waiting for you.*may be in danger/ }).click();
  const first = page.getByRole('dialog').getByRole('listitem').first();
  await first.getByText('May be in danger').waitFor();
  await first.getByText(/^At “/).waitFor();
  expect(await overflow(page)).toBe(0);

  await visit(page, `${site.url}/creator/follow-up`);
  const tabs = page.getByRole('navigation', { name: 'Your pages' });
  await tabs.getByRole('link', { name: /^Follow-up, \d+ open follow-ups?, \d+ urgent$/ }).waitFor();
  const rows = page.getByRole('list', { name: 'Work queue' });
  expect((await boxOf(rows)).y).toBeLessThan(450);
  await page.getByRole('button', { name: 'Filter follow-ups' }).click();
  await page.getByLabel('Program').waitFor();
  await rows.getByText('The reading of “Systolic blood pressure” was 195 mmHg').first().waitFor();
  await page.evaluate(() => scrollTo(0, 400));
  await rows.getByRole('link', { name: /Lina Haddad.*Systolic/ }).click();
  const work = page.getByRole('region', { name: 'Lina Haddad', exact: true });
  await work.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'work-title' && scrollY === 0);
  const address = page.url();

  // Without a number, the conversation is the first way to her, though none of them has written yet.
  await work.getByRole('link', { name: 'Write Lina Haddad a message' }).click();
  await page.waitForURL(/\/messages\/chat\//);
  await page.getByText('Lina Haddad may be in danger by what they answered or measured').waitFor();
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('link', { name: 'See their path' }).waitFor();
  await visit(page, address);

  await work.getByRole('button', { name: 'Mark as seen' }).click();
  await work.getByText('Describe briefly what you did.').waitFor();
  await work.getByLabel('What did you do about it?').fill('Called her. She sees her doctor today.');
  await work.getByRole('button', { name: 'Mark as seen' }).click();
  await work.getByText('We’ll tell Lina Haddad that you’ve seen this. You can’t undo it.').waitFor();
  await work.getByRole('button', { name: 'Not yet' }).click();
  await work.getByRole('button', { name: 'Mark as seen' }).click();
  await work.getByRole('button', { name: 'Mark as seen and tell Lina Haddad' }).click();
  await page.getByText('Marked as seen. Lina Haddad has been told.').waitFor();

  // What is closed says so first, and asks nobody to write to her now.
  await visit(page, address);
  await work.getByText(/^Closed by/).waitFor();
  await work.getByText('Called her. She sees her doctor today.').waitFor();
  expect(await work.getByText('May be in danger').count()).toBe(0);
  expect(await work.getByRole('link', { name: /^Email/ }).count()).toBe(0);

  // Nor is what was done lost: it stands among her days.
  await visit(page, `${site.url}/creator/history?run=${run}`);
  await page.getByText(/^Danger alert seen \(raised/).waitFor();
  await page.getByText('Called her. She sees her doctor today.').waitFor();
  expect(await overflow(page)).toBe(0);
});

it('every page about somebody in danger says why, and from what to what a reading was corrected', async () => {
  const { run, correct } = await measuresTooHigh('second@example.test');
  await correct(198);
  const { page } = await openPhone();
  await signIn(page, site.url, 'expert@demo.test');
  for (const view of ['', '&view=record']) {
    await visit(page, `${site.url}/creator/history?run=${run}${view}`);
    const banner = page.getByRole('region', { name: 'Lina Haddad may be in danger' });
    await banner
      .getByText(/was 19[58] mmHg, which is at least 180 mmHg/)
      .first()
      .waitFor();
    await page.getByText('Systolic blood pressure corrected from 195 to 198 mmHg').first().waitFor();
  }
});

it('an expert finds the queue in the bar at the lower edge, also on the queue itself', async () => {
  const { page } = await openPhone();
  await signIn(page, site.url, 'expert@demo.test');
  await visit(page, `${site.url}/notifications`);
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Follow-up' }).click();
  const current = page.getByRole('navigation', { name: 'Your pages' }).locator('[aria-current=page]');
  await page.waitForURL(/creator\/follow-up/);
  await expect.poll(() => current.innerText()).toMatch(/Follow-up$/);
});
