import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, desc, eq, isNotNull } from '../server/src/db/drizzle.ts';
import { newId } from '../server/src/db/ids.ts';
import { type Database, openDatabase } from '../server/src/db/pool.ts';
import { enrollments, prompts, tasks, users } from '../server/src/db/schema.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { type OpenSite, openSite, phone, signIn, visit } from './support.ts';

const tenantId = '019a0000-0000-7000-8000-000000000001';

let site: OpenSite;
let database: Database;
beforeAll(async () => {
  const own = await createTestDatabase();
  database = openDatabase(own.url, { size: 2 });
  site = await openSite(own);
});
afterAll(async () => {
  await database.close();
  await site.close();
});

async function open(who: string, options: object = {}): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await signIn(page, site.url, `${who}@demo.test`);
  return page;
}

/** A reminder that was not needed: its task had been done an hour before. */
async function unneededReminder() {
  return database.tx(tenantId, async (tx) => {
    const [found] = await tx
      .select({ task: tasks, zone: enrollments.zone })
      .from(tasks)
      .innerJoin(users, and(eq(users.tenantId, tasks.tenantId), eq(users.id, tasks.userId)))
      .innerJoin(
        enrollments,
        and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
      )
      .where(
        and(
          eq(users.email, 'follower@demo.test'),
          eq(tasks.status, 'done'),
          eq(tasks.target, 'follower'),
          isNotNull(tasks.module),
          eq(enrollments.status, 'active'),
        ),
      )
      .orderBy(desc(tasks.openedAt))
      .limit(1);
    if (!found?.task.closedAt) throw new Error('The demo follower has done nothing yet.');
    const { id: taskId, enrollmentId, programId, userId, key, name, closedAt, openedAt } = found.task;
    await tx.delete(prompts).where(eq(prompts.taskId, taskId));
    await tx.insert(prompts).values({
      tenantId,
      id: newId(Date.now()),
      enrollmentId,
      programId,
      userId,
      taskId,
      kind: 'reminder',
      key: `${key.replace('/task/', '/openTask/')}/late`,
      isImportant: true,
      title: name,
      body: '',
      channel: 'push',
      status: 'answered',
      intendedAt: openedAt,
      answeredAt: closedAt,
      endedAt: closedAt,
    });
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: found.zone }).format(openedAt);
    return { enrollmentId, subject: `${found.task.protocolIndex}.module:${found.task.module}`, date };
  });
}

/** Chooses what was expected and when, in the dialog that is open. */
async function expected(page: Page, { subject, date }: { subject: string; date: string }): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day', { exact: true }).fill(date);
  await dialog.getByLabel('What was expected').selectOption(subject);
  await dialog
    .getByText(/already answered/)
    .first()
    .waitFor();
  return dialog.innerText();
}

describe('why, and why not', () => {
  it('is answered to a follower by keyboard, on a phone', async () => {
    const page = await open('follower', phone);
    await visit(page, `${site.url}/my-tasks`);
    const why = page
      .getByRole('main')
      .getByRole('button', { name: /^Why\? / })
      .first();
    await why.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Why?' });
    await dialog.getByRole('paragraph').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await why.evaluate((button) => button === document.activeElement)).toBe(true);

    const reminder = await unneededReminder();
    const [program] = await page
      .evaluate(async () => {
        const answer = await fetch('/api/enrollments', { headers: { 'X-Domain': location.hostname } });
        return ((await answer.json()) as { data: { id: string; program: { id: string } }[] }).data;
      })
      .then((all) => all.filter(({ id }) => id === reminder.enrollmentId));
    await visit(page, `${site.url}/follow-program/${program?.program.id}`);
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('button', { name: 'Why was there no reminder?' }).click();
    expect(await expected(page, reminder)).toContain('so no reminder was needed');
    await page.context().close();
  });

  it('is answered to the expert too, from the history', async () => {
    const reminder = await unneededReminder();
    const page = await open('expert');
    await visit(page, `${site.url}/creator/history?run=${reminder.enrollmentId}`);
    await page.getByRole('button', { name: 'Why was there no reminder?' }).click();
    const told = await expected(page, reminder);
    expect(told).toContain('They had already answered');
    // Nobody reads rules by their ids.
    expect(told).not.toMatch(/\bA1\b/);
    await page.context().close();
  });
});
