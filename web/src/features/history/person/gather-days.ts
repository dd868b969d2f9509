import type { TimelineEntry } from '@regimen/contract/timelines.ts';

/** A day on which something happened. */
export interface BusyDay {
  kind: 'day';
  day: number;
  entries: TimelineEntry[];
  /** Of what is not told by itself. */
  keys: string[];
}

/** Days in a row on which things were due and nobody did them. */
export interface QuietDays {
  kind: 'quiet';
  from: number;
  to: number;
  /** What was due, each once. */
  names: string[];
  /** Nudges and reminders that went out all the same. */
  sent: number;
  keys: string[];
}

/** By which other parts of the page point at an entry. */
export const keyOf = ({ event, prompt, closed }: TimelineEntry): string =>
  String(event?.act?.id ?? event?.number ?? prompt?.id ?? closed?.id ?? '');

/** Days from the newest on. What was only due is told where nothing came of it; the day that is not over yet is not judged. */
export function gatherDays(
  entries: readonly TimelineEntry[],
  dayOf: (at: number) => number,
  today: number,
): (BusyDay | QuietDays)[] {
  const days: (BusyDay | QuietDays)[] = [];
  for (const [day, all] of Map.groupBy(entries, ({ at }) => dayOf(Date.parse(at)))) {
    const entries = all.filter((entry) => !isDue(entry));
    const isQuiet = day !== today && all.some(isDue) && entries.every(isQuietEntry);
    if (!isQuiet) {
      if (entries.length > 0) days.push({ kind: 'day', day, entries, keys: all.filter(isDue).map(keyOf) });
      continue;
    }
    const names = all.flatMap(({ event }) => event?.told.map(({ name }) => name) ?? []);
    const sent = all.filter(({ prompt }) => prompt).length;
    const last = days.at(-1);
    if (last?.kind === 'quiet') {
      last.from = day;
      last.sent += sent;
      last.keys.push(...all.map(keyOf));
      last.names = [...new Set([...last.names, ...names])];
    } else
      days.push({
        kind: 'quiet',
        from: day,
        to: day,
        names: [...new Set(names)],
        sent,
        keys: all.map(keyOf),
      });
  }
  return days;
}

const tells = (entry: TimelineEntry, kinds: readonly string[]): boolean =>
  entry.event?.type === 'timer' && entry.event.told.every(({ kind }) => kinds.includes(kind));
const isDue = (entry: TimelineEntry): boolean => tells(entry, ['came', 'missed']);
const isQuietEntry = (entry: TimelineEntry): boolean =>
  entry.prompt !== null || tells(entry, ['came', 'missed', 'expired']);
