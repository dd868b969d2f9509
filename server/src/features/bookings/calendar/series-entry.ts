import type { Wall } from '../wall.ts';
import { instantOfWall } from '../wall.ts';
import type { Entry } from './write-entry.ts';

const dayMs = 86_400_000;

/** One booking of a series: where it stood at first, and which of them it was. */
export interface Instance {
  number: number;
  wall: string;
}

/**
 * A series as one entry that repeats: from the first that there is to the last, without those that there are not. Empty:
 * there is none.
 */
export function repeating(
  entry: Omit<Entry, 'repeats'>,
  there: readonly Instance[],
  weeks: number,
): Entry | undefined {
  const inOrder = there.toSorted((a, b) => a.number - b.number);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return undefined;
  const numbers = new Set(inOrder.map(({ number }) => number));
  const count = last.number - first.number + 1;
  const without: Wall[] = [];
  for (let number = first.number; number <= last.number; number++)
    if (!numbers.has(number)) without.push(wallOf(first, number, weeks));
  const from = instantOfWall(entry.zone, { wall: first.wall, isSecond: false });
  const length = entry.until.getTime() - entry.from.getTime();
  return {
    ...entry,
    from: new Date(from),
    until: new Date(from + length),
    repeats: { weeks, count, without },
  };
}

/** So many weeks later, by the same clock. */
function wallOf({ number, wall }: Instance, wanted: number, weeks: number): Wall {
  const at = Date.parse(`${wall}:00Z`) + (wanted - number) * weeks * 7 * dayMs;
  return { wall: new Date(at).toISOString().slice(0, 16), isSecond: false };
}
