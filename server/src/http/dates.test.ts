import { calls } from '@regimen/contract/all.ts';
import type { Call } from '@regimen/contract/call.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openWorld, type World } from '../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Shape {
  pattern?: string;
  allOf?: Shape[];
}
/** In the pattern of whatever is a day, with a time or without. */
const leapDays = '-02-29';
/** By where they stand. */
function datesIn(shape: unknown, path: string): [string, Shape][] {
  if (typeof shape !== 'object' || shape === null) return [];
  if (patternsOf(shape as Shape).some((pattern) => pattern.includes(leapDays)))
    return [[path, shape as Shape]];
  return Object.entries(shape).flatMap(([name, inner]) => datesIn(inner, `${path}.${name}`));
}
const patternsOf = ({ pattern, allOf = [] }: Shape): string[] => [
  ...(pattern ? [pattern] : []),
  ...allOf.flatMap(patternsOf),
];
const fits = (shape: Shape, text: string) =>
  patternsOf(shape).every((pattern) => new RegExp(pattern).test(text));

describe('days and instants', () => {
  it('lie between 1900 and 2199 wherever a call takes one', () => {
    const dates = (Object.entries(calls) as [string, Call][]).flatMap(([key, { query, body }]) =>
      [query, body].flatMap((type) =>
        type ? datesIn(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }), key) : [],
      ),
    );
    expect(dates.length).toBeGreaterThan(8);
    for (const [path, shape] of dates) {
      const time = patternsOf(shape).some((pattern) => pattern.includes('T')) ? 'T12:00:00.000Z' : '';
      const taken = [
        '0001-01-01',
        '1899-12-31',
        '1900-01-01',
        '2199-12-31',
        '2200-01-01',
        '9999-12-31',
      ].filter((day) => fits(shape, day + time));
      expect([path, taken]).toEqual([path, ['1900-01-01', '2199-12-31']]);
    }
  });

  it('beyond that are refused by name', async () => {
    const expert = await world.add(world.here, { roles: ['expert'] });
    for (const [path, field] of [
      ['history?to=9999-12-31', 'to'],
      ['history/csv?to=9999-12-31', 'to'],
      ['history?from=0001-01-01', 'from'],
      ['history?to=2026-02-31', 'to'],
    ] as const) {
      const { status, body } = await world.call(expert, 'GET', `/api/${path}`);
      expect([path, status, Object.keys(body.errors ?? {})]).toEqual([path, 422, [field]]);
    }
    const last = await world.call(expert, 'GET', '/api/history?from=1900-01-01&to=2199-12-31');
    expect(last.status).toBe(200);
  });

  it('in a made-up place of a list are refused when no calendar has them', async () => {
    const expert = await world.add(world.here, { roles: ['expert'] });
    const id = '01890000-0000-7000-8000-000000000000';
    for (const day of ['0001-01-01', '2026-02-31', '9999-12-31'])
      for (const [list, place] of [
        ['notifications', `f ${day}T00:00:00.000Z ${id}`],
        ['follow-ups', `d ${day}T00:00:00.000Z ${id}`],
        ['history', `${day}T00:00:00.000Z ${id} 1`],
      ] as const) {
        const cursor = Buffer.from(place).toString('base64url');
        const { status, body } = await world.call(expert, 'GET', `/api/${list}?cursor=${cursor}`);
        expect([list, day, status, Object.keys(body.errors ?? {})]).toEqual([list, day, 422, ['cursor']]);
      }
  });
});
