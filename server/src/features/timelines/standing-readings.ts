import type { TimelineEntry } from '@regimen/contract/timelines.ts';

interface Taken {
  value: number;
  entry: TimelineEntry;
}

/**
 * By what was measured, oldest first: readings as they stand after what was mended. One in another unit than the last
 * is left out, and so is one that was handed in late: its place among the others is not known here.
 */
export function standingReadings(
  oldestFirst: readonly TimelineEntry[],
): Map<string, { unit: string; taken: Taken[] }> {
  const byName = new Map<string, (Taken & { unit: string })[]>();
  for (const entry of oldestFirst) {
    const { event } = entry;
    if (!event || event.about === '') continue;
    const taken = byName.get(event.about) ?? [];
    byName.set(event.about, taken);
    if (event.type === 'reading' && event.reading) taken.push({ ...event.reading, entry });
    if (event.type === 'correction' && event.correction) mend(taken, event.correction, entry);
  }
  const standing = new Map<string, { unit: string; taken: Taken[] }>();
  for (const [name, taken] of byName) {
    const unit = taken.at(-1)?.unit;
    if (unit !== undefined) standing.set(name, { unit, taken: taken.filter((each) => each.unit === unit) });
  }
  return standing;
}

function mend(
  taken: (Taken & { unit: string })[],
  { was, value, unit }: { was: number | null; value: number | null; unit: string },
  entry: TimelineEntry,
): void {
  const place = taken.findLastIndex((each) => each.value === was);
  if (place < 0) return;
  taken.splice(place, 1, ...(value === null ? [] : [{ value, unit, entry }]));
}
