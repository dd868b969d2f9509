import type { WeekHours } from '@regimen/contract/weekly-hours.ts';
import { DAY_MS, weekdayOf } from '@regimen/engine/calendar.ts';
import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import { dayAt, instantOf } from '@regimen/engine/wall-clock.ts';
import { and, eq } from '../../src/db/drizzle.ts';
import type { Tx } from '../../src/db/pool.ts';
import { serviceHosts } from '../../src/db/schema.ts';
import { seedLocation, seedService, seedTimeOff, seedWorkingHours } from '../services.ts';
import { serviceTexts } from './service-texts.ts';

/** What others of the demo build on. */
export interface DemoServices {
  zone: string;
  place: string;
  online: string;
  studio: string;
  /** With the expert or a colleague, at the place. */
  consultation: string;
  /** Eight seats in the studio. */
  group: string;
  /** With the expert, online. */
  call: string;
}

const hours = (...ranges: [from: number, to: number][]) =>
  ranges.map(([from, to]) => ({ from: from * 60, to: to * 60 }));

/** The demo expert has two locations, a consultation that a colleague gives as well, a small group, and time off ahead. */
export async function seedDemoServices(
  tx: Tx,
  { expert, colleague }: { expert: string; colleague: string },
  locale: ContentLanguage,
  now: number,
): Promise<DemoServices> {
  const texts = serviceTexts[locale];
  const { zone } = texts;
  const createdAt = new Date(now - 60 * DAY_MS);
  const on = (...ranges: [from: number, to: number][]): WeekHours =>
    Array.from({ length: 7 }, (_, day) => (texts.openDays.includes(day) ? hours(...ranges) : []));
  const day = (ahead: number) => new Date((dayAt(zone, now) + ahead) * DAY_MS).toISOString().slice(0, 10);

  const { location: place, room: studio } = await seedLocation(tx, expert, {
    name: texts.place.name,
    address: texts.place.address,
    directions: texts.place.directions,
    zone,
    week: on([9, 12], [13, 18]),
    holidaysOf: texts.country,
    days: [{ day: day(45), ranges: [], name: texts.place.closed }],
    rooms: [
      { name: texts.place.studio, seats: 8 },
      { name: texts.place.room, seats: 2 },
    ],
    createdAt,
  });
  const { location: online } = await seedLocation(tx, expert, {
    name: texts.online,
    kind: 'online',
    address: '',
    onlineBy: 'link',
    onlineAt: 'https://meet.example.com/regimen-demo',
    zone,
    week: Array.from({ length: 7 }, () => hours([8, 20])),
    rooms: [],
    createdAt,
  });

  const times = { createdAt, changedAt: createdAt };
  const consultation = await seedService(tx, expert, place, {
    name: texts.consultation.name,
    description: texts.consultation.description,
    durations: [30, 60],
    bufferAfter: 10,
    everyMinutes: 30,
    noticeMinutes: 240,
    aheadDays: 60,
    maxPerDay: 8,
    needsRoom: false,
    questions: [
      { id: 'goal', kind: 'text', text: texts.consultation.goal },
      { id: 'before', kind: 'yes_no', text: texts.consultation.before, required: false },
    ],
    cancelHours: 24,
    moveHours: 12,
    reminderMinutes: [1_440, 60],
    noteTemplate: texts.consultation.note,
    hosts: [expert, colleague],
    ...times,
  });
  // Twice as many go to the expert.
  await tx
    .update(serviceHosts)
    .set({ weight: 2 })
    .where(
      and(
        eq(serviceHosts.tenantId, tx.tenantId),
        eq(serviceHosts.serviceId, consultation),
        eq(serviceHosts.userId, expert),
      ),
    );
  const group = await seedService(tx, expert, place, {
    name: texts.group.name,
    description: texts.group.description,
    durations: [60],
    everyMinutes: 60,
    seats: 8,
    noticeMinutes: 120,
    aheadDays: 30,
    maxPerDay: 2,
    needsRoom: true,
    questions: [{ id: 'floor', kind: 'yes_no', text: texts.group.floor }],
    cancelHours: 6,
    moveHours: 6,
    reminderMinutes: [180],
    ...times,
  });
  const call = await seedService(tx, expert, online, {
    name: texts.call.name,
    description: texts.call.description,
    durations: [20],
    bufferBefore: 5,
    bufferAfter: 5,
    everyMinutes: 30,
    noticeMinutes: 60,
    aheadDays: 90,
    confirm: 'by_hand',
    cancelHours: 2,
    moveHours: 2,
    reminderMinutes: [60],
    ...times,
  });

  await seedWorkingHours(tx, expert, on([9, 13], [14, 18]), zone);
  // Three of their days, some weeks from now.
  const first = dayAt(zone, now) + 24 - weekdayOf(dayAt(zone, now));
  await seedTimeOff(tx, expert, {
    fromAt: new Date(instantOf(zone, first, 0)),
    untilAt: new Date(instantOf(zone, first + 3, 0)),
    reason: texts.away,
  });
  return { zone, place, online, studio, consultation, group, call };
}
