import { expect, it } from 'vitest';
import { zoneFrom } from './own-zone.ts';

it.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  [undefined, 'UTC'],
  ['', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  ['+03:00', 'Etc/GMT-3'],
  ['-11:00', 'Etc/GMT+11'],
  ['+05:30', 'UTC'],
])('a machine that says %s is in %s', (said, zone) => {
  expect(zoneFrom(said)).toBe(zone);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});
