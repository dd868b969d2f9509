import type { NotificationSettings } from '@regimen/contract/notifications.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { newId } from '../../db/ids.ts';
import { enrollments, kpiReadings, users } from '../../db/schema.ts';
import { type DeliveryWorld, type Follower, noon, openDeliveryWorld } from '../../test-deliveries.ts';

let on: DeliveryWorld;
beforeAll(async () => {
  on = await openDeliveryWorld();
});
afterAll(() => on.world.close());
beforeEach(() => {
  on.world.mails.length = 0;
  on.world.pushes.length = 0;
});

const write = <T>(work: Parameters<typeof on.world.runtime.tx<T>>[1]) =>
  on.world.runtime.tx(on.world.here.id, work);
const called = (who: Follower, change: Partial<typeof users.$inferInsert>) =>
  write((tx) =>
    tx
      .update(users)
      .set(change)
      .where(eq(users.id, who.id as string)),
  );
const take = (who: Follower, given: { value: number; unit: string; at: number }) =>
  write((tx) =>
    tx.insert(kpiReadings).values({
      tenantId: on.world.here.id,
      id: newId(given.at),
      enrollmentId: who.enrollment,
      userId: who.id as string,
      kpi: 'sugar',
      value: given.value / 18,
      unit: 'mmol/L',
      givenValue: given.value,
      givenUnit: given.unit,
      source: 'hand',
      takenAt: new Date(given.at),
      createdAt: new Date(given.at),
    }),
  );
const nudge = (who: Follower, title: string, body: string) =>
  on.intend(who, { kind: 'nudge', taskId: null, isImportant: false, channel: 'email', title, body });
const body = 'Hi {{name}}, this is day {{day}}. Your last sugar was {{reading:sugar:mmol/L}}. Well done!';

describe('a nudge with placeholders', () => {
  it('says to everybody their own, under the bell, by mail and on its page', async () => {
    const [mona, omar] = [await on.follower(), await on.follower()];
    await called(mona, { fullName: 'Mona <b>Haddad' });
    await called(omar, { fullName: 'Omar Said', locale: 'ar' });
    await take(mona, { value: 90, unit: 'mg/dL', at: noon - 50_000 });
    await take(mona, { value: 99, unit: 'mg/dL', at: noon - 40_000 });
    const ids = [await nudge(mona, 'For {{name}}', body), await nudge(omar, 'For {{name}}', body)];
    await on.deliver(noon + 1_000);
    const said = 'Hi Mona, this is day 1. Your last sugar was 99 mg/dL. Well done!';
    expect(await on.promptOf(ids[0] as string)).toMatchObject({ title: 'For Mona', body: said });
    expect((await on.promptOf(ids[1] as string))?.body).toBe('Hi Omar, this is day 1. Well done!');
    expect((await on.bellOf(mona))[0]?.data).toMatchObject({ title: 'For Mona', body: said });
    const mail = await on.mailTo(mona);
    expect(mail.subject).toBe('For Mona');
    expect(mail.text).toContain(said);
    expect(mail.html).not.toContain('{{');
    const page = await on.world.call(mona, 'GET', `/api/nudges/${ids[0]}`);
    expect(page.body).toMatchObject({ title: 'For Mona' });
    expect((page.body as { html: string }).html).toContain(said);
  });

  it('is filled in when it goes out, not when it was wanted', async () => {
    const who = await on.follower();
    const id = await nudge(who, 'Sugar', 'Last: {{reading:sugar:mmol/L}}. Rest now.');
    const night = Date.parse('2026-11-18T23:30:00+01:00');
    await on.deliver(night);
    expect(await on.promptOf(id)).toMatchObject({ status: 'held' });
    await take(who, { value: 108, unit: 'mg/dL', at: night + 1_000 });
    await on.deliver(Date.parse('2026-11-19T07:00:00+01:00'));
    expect((await on.promptOf(id))?.body).toBe('Last: 108 mg/dL. Rest now.');
  });

  it('says what a formula gave in the unit that it brings along', async () => {
    const who = await on.follower();
    await write(async (tx) => {
      const [row] = await tx.select().from(enrollments).where(eq(enrollments.id, who.enrollment));
      const state = JSON.parse(row?.state ?? '');
      state.run.kpis = { bmi: { first: 27, last: 26.5, lastAt: noon, count: 2 } };
      await tx
        .update(enrollments)
        .set({ state: JSON.stringify(state) })
        .where(eq(enrollments.id, who.enrollment));
    });
    const id = await nudge(who, 'BMI', 'It is {{reading:bmi:kg/m²}}.');
    await on.deliver();
    expect((await on.promptOf(id))?.body).toBe('It is 26.5 kg/m².');
  });

  it('puts nothing of it on a locked screen unless its person allowed that', async () => {
    const who = await on.follower();
    await take(who, { value: 99, unit: 'mg/dL', at: noon - 40_000 });
    const endpoint = `https://push.example.org/${who.id}`;
    const device = { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    await on.world.call(who, 'POST', '/api/notifications/devices', device);
    const shown = async (at: number) => {
      on.world.pushes.length = 0;
      const id = await on.intend(who, {
        kind: 'nudge',
        taskId: null,
        title: 'Sugar {{reading:sugar:mmol/L}}',
        body,
      });
      await on.deliver(at);
      await vi.waitFor(async () => expect((await on.promptOf(id))?.sentBy).toContain('push'), 10_000);
      return JSON.stringify(on.world.pushes.map((push) => push.shown));
    };
    expect(await shown(noon + 5_000)).not.toMatch(/99 mg|Sugar|\{\{/);
    const settings = await on.world.call(who, 'GET', '/api/notifications/settings');
    const { channels, quiet, mostADay, weeklySummary, zone } = settings.body as NotificationSettings;
    const chosen = { channels, quiet, mostADay, weeklySummary, zone, pushDetails: true };
    expect((await on.world.call(who, 'PUT', '/api/notifications/settings', chosen)).status).toBe(200);
    expect(await shown(noon + 10_000)).toContain('Sugar 99 mg/dL');
  });
});
