import { expect } from 'vitest';
import { seedLocation, seedService } from '../seed/services.ts';
import type { Caller, World } from './test-world.ts';

/** Booking through the API, in a world with an expert. */

const hour = 3_600_000;
const everyDay = Array.from({ length: 7 }, () => [{ from: 0, to: 1_440 }]);
type Said = NonNullable<Parameters<typeof seedService>[3]>;

/** Open round the clock by UTC, every half hour, unless something else is said. */
export const openService = (world: World, host: Caller, said: Said = {}): Promise<string> =>
  world.runtime.tx(world.here.id, async (tx) => {
    const { location } = await seedLocation(tx, host.id as string, { zone: 'UTC', week: everyDay });
    return seedService(tx, host.id as string, location, { name: 'Consultation', ...said });
  });

/** The first whole half hour so many hours from now. */
export const timeIn = (hours: number): string =>
  new Date(Math.ceil((Date.now() + hours * hour) / (hour / 2)) * (hour / 2)).toISOString();
export const after = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString();

export const holdTime = (world: World, caller: Caller, service: string, from: string, duration = 30) =>
  world.call(caller, 'POST', `/api/services/${service}/holds`, { from, duration });
export const confirmHold = (world: World, caller: Caller, id: string, answers = {}) =>
  world.call(caller, 'POST', `/api/bookings/${id}/confirm-hold`, { answers });

export async function bookTime(world: World, caller: Caller, service: string, from: string, duration = 30) {
  const held = await holdTime(world, caller, service, from, duration);
  expect(held.status, JSON.stringify(held.body)).toBe(201);
  const booked = await confirmHold(world, caller, held.body.id);
  expect(booked.status, JSON.stringify(booked.body)).toBe(200);
  return booked.body;
}

/** When it can be booked, as anybody sees it. */
export async function freeTimes(
  world: World,
  service: string,
  from: string,
  until: string,
): Promise<string[]> {
  const path =
    `/api/services/${service}/slots?from=${from}&until=${until}` as `/api/services/${string}/slots`;
  const { body } = await world.call(world.guest(world.here), 'GET', path);
  return body.data.map((slot) => slot.from);
}
