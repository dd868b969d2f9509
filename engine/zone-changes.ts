/** The clock changes of a zone as the machine itself tells them, read without the engine: what the proof judges it by. */

export const FROM = Date.UTC(2025, 0, 1);
export const TO = Date.UTC(2030, 0, 1);
const [HOUR, DAY, MINUTE] = [3_600_000, 86_400_000, 60_000];

/** One change of a zone's offset: local time runs from `before` to `after` (ms) at the instant `at`. */
export type Change = { at: number; before: number; after: number };

/** The machine's own offsets, read without the engine: the name of the offset that Intl prints. */
export function offsetsOf(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
    hour: 'numeric',
  });
  return (at) => {
    const found = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(format.format(at));
    if (!found) throw new Error(`${zone}: no offset in ${format.format(at)}`);
    const [, sign, hours = 0, minutes = 0, seconds = 0] = found;
    const size = Number(hours) * HOUR + Number(minutes) * MINUTE + Number(seconds) * 1_000;
    return sign === '-' ? -size : size;
  };
}

export function changesOf(offset: (at: number) => number): Change[] {
  const changes: Change[] = [];
  for (let day = FROM; day < TO; day += 2 * DAY) {
    const [before, after] = [offset(day), offset(day + 2 * DAY)];
    if (before === after) continue;
    let [low, high] = [day, day + 2 * DAY];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offset(middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}

/** [T2] by the zone's changes alone; null when the time lies outside every change. */
export function insideChange(changes: readonly Change[], local: number): number | null {
  for (const { at, before, after } of changes) {
    const [low, high] = [at + Math.min(before, after), at + Math.max(before, after)];
    if (local >= low && local < high) return after > before ? at : local - before;
  }
  return null;
}
