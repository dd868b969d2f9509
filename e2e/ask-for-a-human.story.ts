import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedProgram } from '../server/seed/programs.ts';
import { eq } from '../server/src/db/drizzle.ts';
import { type Database, openDatabase } from '../server/src/db/pool.ts';
import { users } from '../server/src/db/schema.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { openEndpoint } from '../server/src/test-endpoint.ts';
import { patienceMs } from './patience.ts';
import { call, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

const tenantId = '019a0000-0000-7000-8000-000000000001';

let site: OpenSite;
let database: Database;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeAll(async () => {
  endpoint = await openEndpoint(() => ({ words: ['{"branch":"move","sure":0.9}'] }));
  const own = await createTestDatabase();
  database = openDatabase(own.url, { size: 2 });
  site = await openSite(own, {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in',
    AI_BASE_URL: endpoint.url,
  });
});
afterAll(async () => {
  await database.close();
  await site.close();
  await endpoint.close();
});

const entry = (value: string) => ({ nextStepCondition: { is: 'branch', op: '=', value } }) as const;
const document = protocol(
  [
    node('ai', 'choose', null, {
      name: 'Pick a pace',
      settings: {
        prompt: 'What suits this week?',
        branches: [
          { id: 'rest', name: 'Rest', examples: ['Slept badly'] },
          { id: 'move', name: 'Move', examples: ['Feels fresh'] },
        ],
        fallback: 'rest',
        review: false,
        facts: [{ is: 'days' }],
      },
    }),
    node('finish', 'rested', 'choose', entry('rest')),
    node('followup', 'walk', 'choose', { name: 'A walk', selectedItem: 'act', ...entry('move') }),
    node('finish', 'moved', 'walk'),
  ],
  ITEMS,
);

it('shows a follower what an AI module looked at and who decided, and brings a human on one press', async () => {
  const program = await database.tx(tenantId, async (tx) => {
    const [expert] = await tx.select({ id: users.id }).from(users).where(eq(users.email, 'expert@demo.test'));
    return (await seedProgram(tx, expert?.id ?? '', { document, title: 'Gentle weeks' })).program;
  });
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...phone });
  const page = await context.newPage();
  await signIn(page, site.url, 'follower@demo.test');
  const facts = { age: 40, sex: null, signs: [] };
  const joining = { facts, zone: 'UTC', consent: true };
  await call(page, 'POST', `programs/${program}/enrollments`, joining);
  const openTasks = async () =>
    (await call<{ data: { name: string }[] }>(page, 'GET', 'tasks')).data.map(({ name }) => name);
  await expect.poll(openTasks, { timeout: patienceMs }).toContain('A walk');

  await visit(page, `${site.url}/follow-program/${program}`);
  const why = page.getByRole('region', { name: 'Your path' }).getByRole('button', { name: 'Why? A walk' });
  await why.press('Enter');
  await page.getByText('An AI model chose this path.').waitFor();
  await page.getByText('Looked at: Days in the program: 0').waitFor();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/ask-human.png` });
  await page.getByRole('button', { name: 'Ask a person to look at this' }).press('Enter');
  await page.getByText('Your team has been asked').waitFor();

  // Asked is asked, after a reload too.
  await visit(page, page.url());
  await why.click();
  await page.getByText('Your team has been asked').waitFor();
  expect(await page.getByRole('button', { name: 'Ask a person to look at this' }).count()).toBe(0);

  // It waits among the team's follow-ups.
  const expert = await (await site.browser.newContext()).newPage();
  await signIn(expert, site.url, 'expert@demo.test');
  const queue = async () =>
    JSON.stringify(await call<unknown>(expert, 'GET', 'follow-ups')).includes('Pick a pace');
  await expect.poll(queue, { timeout: patienceMs }).toBe(true);
  await expert.context().close();
  await context.close();
});
