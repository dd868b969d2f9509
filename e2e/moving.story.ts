import { step, written } from '@regimen/engine/examples/write.ts';
import { removeNode } from '@regimen/engine/remove-node.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../server/seed/enrollments.ts';
import { seedPerson, seedSession } from '../server/seed/people.ts';
import { seedProgram } from '../server/seed/programs.ts';
import { seedProtocol } from '../server/seed/protocols.ts';
import { openDatabase } from '../server/src/db/pool.ts';
import { findTenantIdByHost } from '../server/src/db/tenant-queries.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { call, focusKept, type OpenSite, openSite, phone, signIn, visit } from './support.ts';

/** Three things to do, one after another; all of them point at the one item of the seeded protocol. */
const mornings = (id: string, item: string) =>
  written(
    { id, name: 'Easier mornings', description: 'Air, a walk, a talk.' },
    [
      step('followup', 'air', null, 'Open the window', { item }),
      step('followup', 'walk', 'air', 'A walk before breakfast', { item }),
      step('followup', 'talk', 'walk', 'How does it go?', { item }),
      step('finish', 'well', 'talk', 'Well done'),
    ],
    {},
    [],
  );

let site: OpenSite;
let program = '';
let page: Page;
let publishOnceMore: () => Promise<unknown>;
let noor: { token: string; enrollment: string } | undefined;
beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  site = await openSite(testDatabase);
  const database = openDatabase(testDatabase.ownerUrl, { role: 'regimen_owner', size: 2 });
  const tenantId = (await findTenantIdByHost(database, 'localhost')) ?? '';
  const robin = await database.tx(tenantId, async (tx) => {
    const { rows } = await tx.$client.query('SELECT id FROM users WHERE email = $1 AND tenant_id = $2', [
      'expert@demo.test',
      tenantId,
    ]);
    const { protocol, item } = await seedProtocol(tx, rows[0].id, {});
    const draft = mornings(protocol, item);
    const kept = await tx.$client.query('SELECT content FROM items WHERE id = $1', [item]);
    const document = { ...draft, items: { [item]: kept.rows[0].content } };
    // The draft has lost the walk since the version was published.
    await tx.$client.query('UPDATE protocols SET document = $2 WHERE id = $1', [
      protocol,
      JSON.stringify(removeNode(draft, 'walk')),
    ]);
    const title = 'Easier mornings';
    const seeded = await seedProgram(tx, rows[0].id, { title, document, protocolId: protocol });
    program = seeded.program;
    const people = [];
    for (const fullName of ['Mira Stone', 'Noor Field', 'Robin Vale']) {
      const follower = await seedPerson(tx, '', { fullName });
      const { token } = await seedSession(tx, follower.id);
      people.push({ token, ...(await seedEnrollment(tx, follower.id, seeded)) });
    }
    // The last step is called something else.
    const renamed = JSON.stringify(removeNode(draft, 'walk')).replace('How does it go?', 'How was it?');
    publishOnceMore = async () => {
      const owner = openDatabase(testDatabase.ownerUrl, { role: 'regimen_owner', size: 1 });
      await owner.tx(tenantId, (tx) =>
        tx.$client.query('UPDATE protocols SET document = $2 WHERE id = $1', [protocol, renamed]),
      );
      await owner.close();
      await call(page, 'POST', `programs/${program}/versions`, {});
    };
    noor = people[1];
    return people[2];
  });
  await database.close();
  // Robin has come to the step that will go.
  await asFollower(robin?.token, `tasks/${robin?.task}/result`, { result: { type: 'done' } });
  page = await (await site.browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage();
  await signIn(page, site.url, 'expert@demo.test');
});
afterAll(() => site.close());

const asFollower = (token: string | undefined, path: string, body: object) =>
  fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-domain': 'localhost',
    },
    body: JSON.stringify(body),
  });

const section = (name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
const figures = (name: string | RegExp) => section(name).getByRole('list').first();

describe('a change while people are on the way', () => {
  it('says before publishing what it means for them', async () => {
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    const preview = section('If you publish this now');
    await preview.getByText('Their current step, “A walk before breakfast”, was removed.').first().waitFor();
    const words = await figures('If you publish this now').innerText();
    expect(words.replaceAll(/\s+/g, ' ')).toBe(
      '2 ready to move 1 requiring a decision 0 not affected: nothing changes for them',
    );
  });

  it('moves those who can be moved after publishing, and leaves the other to decide', async () => {
    await page.getByRole('button', { name: 'Publish version 2' }).click();
    await page.getByRole('button', { name: 'Move 2 people' }).click();
    const question = page.getByRole('dialog', { name: 'Move 2 people to version 2?' });
    await question.getByText('Nothing changes for 1 other person for now.').waitFor();
    await question.getByText('You can undo this for each person').waitFor();
    await question.getByRole('button', { name: 'Don’t move' }).last().click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Move 2 people' }).click();
    await question.getByRole('button', { name: 'Move 2 people' }).click();
    const moving = section('Move current followers to version 2');
    await moving.getByRole('button', { name: 'Undo all moves' }).waitFor();
    const words = await figures('Move current followers to version 2').innerText();
    expect(words.replaceAll(/\s+/g, ' ')).toBe('2 moved 1 requiring a decision');
  });

  it('lets the expert choose where the other goes on, and take one move back', async () => {
    const moving = section('Move current followers to version 2');
    await moving.getByLabel('Continue from this step').first().selectOption({ label: 'How does it go?' });
    await moving.getByRole('button', { name: 'Move them' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move 1 person' }).click();
    await moving.getByText('Why a decision is needed').waitFor({ state: 'detached' });
    expect(await focusKept(page)).toBe('Move current followers to version 2');
    await moving.getByText('Show everyone by name').click();
    const robin = moving.getByRole('listitem').filter({ hasText: 'Robin Vale' });
    await robin.getByText('Continues from “How does it go?”.').waitFor();
    await moving.getByRole('button', { name: 'Undo the move of Mira Stone' }).click();
    await moving.getByText('undone', { exact: true }).waitFor();
    await focusKept(page);
    const words = await figures('Move current followers to version 2').innerText();
    expect(words.replaceAll(/\s+/g, ' ')).toBe('2 moved 0 requiring a decision 1 undone');
    await robin.getByRole('link', { name: 'Robin Vale' }).click();
    await page.getByRole('link', { name: 'Every decision' }).click();
    await page.getByRole('button', { name: 'Moved to version 2' }).waitFor();
  });

  it('still takes people back after the next version, and says who stays and why', async () => {
    await publishOnceMore();
    await asFollower(noor?.token, `enrollments/${noor?.enrollment}/pause`, { until: null });
    await visit(page, `${site.url}/creator/programs/publish/${program}`);
    const past = section('Earlier moves');
    await past.getByText('Moved to version 2').waitFor();
    await past.getByRole('button', { name: 'Undo all moves' }).click();
    const dialog = page.getByRole('dialog', { name: 'Undo these moves?' });
    await dialog.getByRole('heading', { name: '1 person goes back' }).waitFor();
    const stays = dialog.locator('section').filter({ hasText: '1 person stays on version 2' });
    await stays.getByText('Can’t be undone: something has happened since.').waitFor();
    await stays.getByText('Noor Field').waitFor();
    await dialog.getByRole('button', { name: 'Undo 1 move' }).click();
    await past
      .getByRole('listitem')
      .filter({ hasText: /^2\s*undone$/ })
      .waitFor();
  });
});
