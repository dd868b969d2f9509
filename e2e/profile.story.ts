import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../server/src/test-database.ts';
import {
  arriveAt,
  boxOf,
  call,
  linkMailedTo,
  type OpenSite,
  openSite,
  phone,
  register,
  signIn,
  visit,
} from './support.ts';

let site: OpenSite;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openSite(database);
});
afterAll(() => site.close());

async function openPage(options = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  return context.newPage();
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Two fingers that move apart. */
async function pinch(
  page: Page,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) {
  const touch = await page.context().newCDPSession(page);
  const [middle, level] = [x + width / 2, y + height / 2];
  const at = (apart: number) => [
    { x: middle - apart, y: level },
    { x: middle + apart, y: level },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(20) });
  for (const apart of [30, 40, 50, 60])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Kept {
  health: { weightKg: number };
}

describe('one’s own profile', () => {
  it('gets a picture that is placed by keyboard on a phone, and a name that the old address leads to', async () => {
    const page = await openPage(phone);
    await register(page, site, site.url, 'lina@example.test');
    await visit(page, `${site.url}/my-profile`);
    await heading(page, 'Profile');
    expect(await overflow(page)).toBe(0);

    const buffer = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#447799' },
    })
      .jpeg()
      .toBuffer();
    await page.getByLabel('Add photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    const dialog = page.getByRole('dialog');
    const area = dialog.getByRole('group', { name: 'Part of the photo that is used' });
    const picture = dialog.locator('img');
    await area.focus();
    const before = await picture.getAttribute('style');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (was) => document.querySelector('dialog img')?.getAttribute('style') !== was,
      before,
    );
    const zoom = () => dialog.getByLabel('Zoom').inputValue().then(Number);
    await page.keyboard.press('+');
    await expect.poll(zoom).toBeCloseTo(1.2);
    await pinch(page, await boxOf(area));
    await expect.poll(zoom).toBeGreaterThan(1.5);
    await dialog.getByLabel('Zoom').focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Save photo' }).press('Enter');
    await page.getByText('Photo saved').waitFor();
    await page.locator('main img[src*="/api/public/files/small/"]').first().waitFor();

    const { username: old } = await call<{ username: string }>(page, 'GET', 'my-profile');
    await page.getByRole('textbox', { name: 'Username' }).fill('lina-walks');
    await button(page, 'Change username').click();
    await page.getByText('Your page has a new address').waitFor();
    await visit(page, `${site.url}/u/${old}`);
    await arriveAt(page, '/u/lina-walks');
    await heading(page, 'Lina Haddad');
    await visit(page, `${site.url}/u`);
    await arriveAt(page, '/u/lina-walks');
  });

  it('takes a number in its country’s form, units, and health facts that say who reads them', async () => {
    const page = await openPage();
    await signIn(page, site.url, 'follower@demo.test');
    await visit(page, `${site.url}/my-profile`);
    await page.getByLabel('Phone number').focus();
    await page.getByLabel('Country').selectOption('US');
    await page.getByText('For example +1(201)555-0123').waitFor();
    expect(await page.getByLabel('Phone number').getAttribute('placeholder')).toBe('+1(###)###-####');
    // Pasted from elsewhere, in any digits.
    await page.getByLabel('Phone number').fill('٠٠٤٩ ٣٠ ١٢٣٤٥٦٧');
    expect(await page.getByLabel('Country').inputValue()).toBe('DE');
    await page.getByLabel('Phone number').fill('');
    await page.getByLabel('Country').selectOption('US');
    await page.getByLabel('Phone number').fill('2133734253');
    expect(await page.getByLabel('Phone number').inputValue()).toBe('+1(213)373-4253');
    await page.getByRole('radio', { name: 'Imperial (lb, ft, °F)' }).click();
    // The fields below speak them at once.
    await page.getByRole('textbox', { name: /^Height, feet/ }).waitFor();
    // Half a number is told, and stays.
    await page.getByLabel('Phone number').fill('12');
    await button(page, 'Save changes').click();
    await page.locator('input[name=phone][aria-invalid=true]').waitFor();
    await page.getByLabel('Phone number').fill('2133734253');
    await button(page, 'Save changes').click();
    await page.getByText('Saved', { exact: true }).waitFor();
    const { phone: kept } = await call<{ phone: string }>(page, 'GET', 'my-profile');
    expect(kept).toBe('+12133734253');
    await page.getByRole('textbox', { name: /^Weight/ }).fill('150');
    const switches = page.getByRole('checkbox', { name: 'The experts of my programs may see this' });
    // Who may see it is chosen before it is written down.
    expect(await switches.count()).toBe(2);
    await page.getByRole('textbox', { name: /^Medication/ }).fill('Salbutamol');
    // Nobody's medication is shown because they overlooked a tick.
    expect(await switches.first().isChecked()).toBe(false);
    await page.getByRole('textbox', { name: /^Height, feet/ }).fill('9');
    await button(page, 'Save health facts').click();
    await page.getByText('You entered a height of 9 ft 0 in.').waitFor();
    await page.getByRole('dialog').getByText('Change it', { exact: true }).click();
    await page.getByRole('textbox', { name: /^Height, feet/ }).fill('5');
    await page.getByRole('textbox', { name: /^Height, inches/ }).fill('15');
    await button(page, 'Save health facts').click();
    await page.getByText('Enter inches from 0 to 11.').waitFor();
    await page.getByRole('textbox', { name: /^Height, inches/ }).fill('6');
    await button(page, 'Save health facts').click();
    const keptWeight = async () => (await call<Kept>(page, 'GET', 'my-profile')).health.weightKg;
    await expect.poll(keptWeight).toBeCloseTo(68.04, 1);
    // The switch holds at once.
    await switches.first().click();
    await page
      .getByText(/Seen by the experts of .*Better sleep/)
      .first()
      .waitFor();
    const { withheld } = await call<{ withheld: string[] }>(page, 'GET', 'my-profile');
    expect(withheld.toSorted()).toEqual(['height', 'weight']);
  });
});

it('somebody becomes an expert, sees beside the form what everybody will see, and adds what they learned', async () => {
  const page = await openPage();
  await register(page, site, site.url, 'nora@example.test');
  await visit(page, `${site.url}/expert-profile`);
  await heading(page, 'Become an expert');
  await page.getByRole('combobox', { name: /profession/i }).fill('physio');
  await page.getByRole('option', { name: 'Physiotherapist' }).click();
  await page.getByLabel('About you').fill('I help people move without pain.');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByText('Physiotherapist').waitFor();
  await preview.getByText('I help people move without pain.').waitFor();
  await page.getByLabel('Links').fill('www.example.com\nno address');
  await page.getByRole('heading', { name: 'What everyone will see' }).waitFor();
  await button(page, 'Become an expert').click();
  await page.getByText('“no address” isn’t a web address').waitFor();
  await page.getByLabel('Links').fill('www.example.com');
  await button(page, 'Become an expert').click();
  await heading(page, 'Expert profile');
  await page.getByRole('link', { name: 'Create your first protocol' }).waitFor();
  await button(page, 'Add qualification').click();
  await page.getByLabel('Degree, license or certificate').fill('State exam');
  await page.getByLabel('Issued by').fill('Charité');
  await button(page, 'Add qualification').click();
  await page.getByText('Waiting to be checked').waitFor();
  // Its document follows later.
  await button(page, 'Add document').click();
  const paper = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Add document')
    .setInputFiles({ name: 'exam.png', mimeType: 'image/png', buffer: paper });
  await page.getByRole('button', { name: 'Remove document 1' }).waitFor();
  await button(page, 'Save documents').click();
  await page.getByRole('button', { name: 'Open document 1' }).waitFor();
  await page.getByRole('link', { name: 'See your public page' }).click();
  await heading(page, 'Lina Haddad');
  await page.getByText('I help people move without pain.').waitFor();
  // Nobody has checked it yet.
  expect(await page.getByText('State exam').count()).toBe(0);
});

it('somebody of 16 joins once their guardian agreed by the link, and it ends when that is taken back', async () => {
  const page = await openPage(phone);
  await register(page, site, site.url, 'teen@example.test');
  const { data } = await call<{ data: { id: string; title: string }[] }>(
    page,
    'GET',
    'catalog?category=movement',
  );
  const run = data.find(({ title }) => /5 ?k/i.test(title));
  await visit(page, `${site.url}/follow-program/${run?.id}`);
  await page.getByLabel('Your age').fill('16');
  await page.getByLabel('I agree and want to start').check();
  await button(page, 'Start following').click();
  await page.getByLabel('Their email address').fill('mother@example.test');
  await button(page, 'Join and ask them').click();
  await page.getByText('Waiting for your parent or guardian').first().waitFor();
  await page.getByText('Waiting for mother@example.test').waitFor();
  expect(await page.getByText('Day 1').count()).toBe(0);
  expect(await overflow(page)).toBe(0);

  const guardian = await openPage(phone);
  const link = await linkMailedTo(site, 'mother@example.test', /for=guardian/);
  await visit(guardian, link);
  await heading(guardian, 'May Lina Haddad follow this program?');
  expect(await overflow(guardian)).toBe(0);
  await guardian.getByText('Lina Haddad may follow this program and do its tasks.').waitFor();
  await guardian.getByRole('link', { name: 'privacy notice' }).waitFor();
  await button(guardian, 'I agree').click();
  await heading(guardian, 'You agreed');
  await visit(page, `${site.url}/follow-program/${run?.id}`);
  await page.getByRole('heading', { name: 'For you now' }).waitFor();

  await visit(guardian, link);
  await button(guardian, 'Take my consent back').click();
  await guardian.getByRole('dialog').getByRole('button', { name: 'Take my consent back' }).click();
  await heading(guardian, 'You took your consent back');
  await visit(page, `${site.url}/follow-program/${run?.id}`);
  await page.getByText('Your parent or guardian took their consent back').waitFor();
  // They have not left by themselves.
  expect(await page.getByText('You left this program').count()).toBe(0);
});
