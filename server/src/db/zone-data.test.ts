import { offsetAt } from '@regimen/engine/zone.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { explainZones, findZoneDifferences } from './zone-data.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A time in which both have known the law for years. */
const settled = Date.UTC(2018, 0, 3);

test('of years that are settled both tz data tell the same', async () => {
  expect(await findZoneDifferences(database.url, settled)).toEqual([]);
  expect(await explainZones(database.url, settled)).toBeUndefined();
});

test('where they differ, the start says so with the version that is known', async () => {
  const now = Date.UTC(2026, 10, 16);
  const differ = await findZoneDifferences(database.url, now);
  const words = await explainZones(database.url, now);
  if (differ.length === 0) expect(words).toBeUndefined();
  else for (const each of [...differ, String(process.versions.tz)]) expect(words).toContain(each);
  expect(offsetAt('Europe/Berlin', now)).toBe(3_600_000);
});

test('a database that cannot be asked keeps nothing from starting', async () => {
  expect(await explainZones('postgresql://nobody@127.0.0.1:1/none', settled)).toBeUndefined();
});
