import type { TimeZone } from '@regimen/contract/time-zones.ts';

/** Letters as they are typed in a hurry: no case, no accents, one alef. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every typed word begins some word of the place, or of the zone's own name, which is Latin everywhere. */
export function findZones(zones: readonly TimeZone[], typed: string): readonly TimeZone[] {
  const wanted = plain(typed).split(' ').filter(Boolean);
  if (wanted.length === 0) return zones;
  return zones.filter(({ zone, place }) => {
    const words = plain(`${place} ${zone}`).split(' ');
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
