import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { and, eq } from '../server/src/db/drizzle.ts';
import { newId } from '../server/src/db/ids.ts';
import { type Database, openDatabase } from '../server/src/db/pool.ts';
import { prompts, tasks, users } from '../server/src/db/schema.ts';
import { createTestDatabase } from '../server/src/test-database.ts';
import { patienceMs } from './patience.ts';
import { arriveAt, type OpenSite, openSite, pathOf, reload, signIn, visit } from './support.ts';

const tenantId = '019a0000-0000-7000-8000-000000000001';
const email = 'follower@demo.test';

let site: OpenSite;
let database: Database;
let page: Page;
beforeAll(async () => {
  const own = await createTestDatabase();
  database = openDatabase(own.url, { size: 2 });
  site = await openSite(own);
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  await signIn(page, site.url, email);
});
afterAll(async () => {
  await database.close();
  await site.close();
});

/** What a program wants its follower to hear now, about a task that waits for them. */
async function remind(title: string): Promise<{ id: string; task: string }> {
  return database.tx(tenantId, async (tx) => {
    const [open] = await tx
      .select({ task: tasks })
      .from(tasks)
      .innerJoin(users, and(eq(users.tenantId, tasks.tenantId), eq(users.id, tasks.userId)))
      .where(and(eq(users.email, email), eq(tasks.status, 'open'), eq(tasks.target, 'follower')));
    if (!open) throw new Error('The demo follower has nothing to do.');
    const { id: task, enrollmentId, programId, userId } = open.task;
    const id = newId(Date.now());
    const at = new Date();
    await tx.insert(prompts).values({
      tenantId,
      id,
      enrollmentId,
      programId,
      userId,
      taskId: task,
      key: id,
      kind: 'reminder',
      isImportant: true,
      title,
      body: '',
      channel: 'email',
      status: 'intended',
      intendedAt: at,
      tryAt: at,
    });
    return { id, task };
  });
}
const becomes = (id: string, status: string) =>
  vi.waitFor(
    async () => {
      const [row] = await database.read(tenantId, (tx) =>
        tx.select().from(prompts).where(eq(prompts.id, id)),
      );
      expect(row?.status).toBe(status);
    },
    { timeout: patienceMs, interval: 100 },
  );
const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
const bell = () => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

/** Quiet hours as chosen on the page; none, to be told at any time. */
async function chooseQuiet(hours: { from: number; to: number } | null): Promise<void> {
  await visit(page, `${site.url}/notifications?show=settings`);
  const quiet = page.getByRole('checkbox', { name: 'Quiet hours' });
  await quiet.setChecked(hours !== null);
  if (hours) {
    const offset = await page.evaluate(() => new Date().getTimezoneOffset() * 60_000);
    await page.locator('[name="quiet.from"]').fill(clock(hours.from - offset));
    await page.locator('[name="quiet.to"]').fill(clock(hours.to - offset));
  }
  await page.getByText('Urgent notifications always reach you').waitFor();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved.').first().waitFor();
}

describe('a reminder', () => {
  it('arrives under the bell and by mail, and leads to its task', async () => {
    await chooseQuiet(null);
    const { id, task } = await remind('Evening diary');
    const mail = await vi.waitFor(
      async () => {
        const found = (await site.mails()).find(({ to, subject }) => to === email && /Evening/.test(subject));
        if (!found) throw new Error('No mail yet.');
        return found;
      },
      { timeout: patienceMs, interval: 100 },
    );
    expect(mail.subject).toBe('Reminder: Evening diary');
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');

    await visit(page, `${site.url}/my-tasks`);
    await bell().focus();
    await page.keyboard.press('Enter');
    const line = page.getByRole('banner').getByRole('link', { name: /Evening diary/ });
    await line.waitFor();
    await line.click();
    await arriveAt(page, `/my-tasks/task/${task}`);
    await becomes(id, 'seen');
  });

  it('waits in quiet hours, without a sound', async () => {
    await chooseQuiet({ from: Date.now() - 3_600_000, to: Date.now() + 3_600_000 });
    const before = (await site.mails()).length;
    const { id } = await remind('Late at night');
    await becomes(id, 'held');
    await visit(page, `${site.url}/notifications`);
    await page.getByRole('link', { name: /Evening diary/ }).waitFor();
    expect(await page.getByText('Late at night').count()).toBe(0);
    expect((await site.mails()).length).toBe(before);
  });

  it('comes no more by mail once the link under one was pressed', async () => {
    const mail = (await site.mails()).find(({ to, subject }) => to === email && /Evening/.test(subject));
    const link = /https?:\S+unsubscribe=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const guest = await (await site.browser.newContext()).newPage();
    await visit(guest, link);
    expect(pathOf(guest)).toBe('/auth/by-token');
    await guest.getByRole('button', { name: 'Stop these emails' }).click();
    await guest.getByRole('heading', { name: 'You won’t get these emails anymore' }).waitFor();
    await guest.context().close();
    await visit(page, `${site.url}/notifications?show=settings`);
    expect(await page.getByRole('checkbox', { name: 'Reminders by Email' }).isChecked()).toBe(false);
  });
});

describe('a calendar program', () => {
  it('reads the tasks by a link that is shown once', async () => {
    await visit(page, `${site.url}/notifications?show=settings`);
    await page.getByRole('button', { name: 'Create calendar link' }).click();
    const url = await page.locator('code').innerText();
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await reload(page);
    expect(await page.locator('code').count()).toBe(0);
  });
});
