/** A run is the fold of its events over a pinned version. Replay reports differences and repairs nothing. [R37] */
import type { Effect } from './effect.ts';
import { ENGINE_VERSION, type Protocol } from './protocol.ts';
import { type Advanced, advance, start } from './run.ts';
import type { RunEvent } from './run-event.ts';
import type { Run, RunInput } from './run-state.ts';
import { sameJson } from './same-json.ts';

/** What is kept of every call: what came in, by which versions it was judged, and the instants that came of it. */
type Recorded = {
  at: number;
  engine: string;
  /** Version of the machine's time-zone data, handed in by whoever runs the engine. */
  tz: string;
  effects: { id: string; at: number }[];
  dueAt: number | null;
};

export type StartEntry = Recorded & { input: RunInput };
export type EventEntry = Recorded & { event: RunEvent };
export type RunLog = { start: StartEntry; events: readonly EventEntry[] };

export type Difference = {
  /** −1 for the start, otherwise the number of the event. */
  entry: number;
  what: 'engine' | 'tz' | 'effects' | 'dueAt';
  recorded: unknown;
  computed: unknown;
};

export function startEntry(input: RunInput, now: number, advanced: Advanced, tz: string): StartEntry {
  return { input, ...recorded(now, advanced, tz) };
}

export function eventEntry(event: RunEvent, now: number, advanced: Advanced, tz: string): EventEntry {
  return { event, ...recorded(now, advanced, tz) };
}

export function replay(protocol: Protocol, log: RunLog, tz: string): { run: Run; differences: Difference[] } {
  const differences: Difference[] = [];
  const began = start(protocol, log.start.input, log.start.at);
  compareRecorded(-1, log.start, recorded(log.start.at, began, tz), differences);
  let { run } = began;
  for (const [index, entry] of log.events.entries()) {
    const advanced = advance(protocol, run, entry.event, entry.at);
    compareRecorded(index, entry, recorded(entry.at, advanced, tz), differences);
    run = advanced.run;
  }
  return { run, differences };
}

const recorded = (at: number, { run, effects }: Advanced, tz: string): Recorded =>
  recordOf(at, effects, run.dueAt, tz);

export function recordOf(at: number, effects: readonly Effect[], dueAt: number | null, tz: string): Recorded {
  const instants = effects.map((effect) => ({ id: effect.id, at: effect.at }));
  return { at, engine: ENGINE_VERSION, tz, effects: instants, dueAt };
}

export function compareRecorded(
  entry: number,
  was: Recorded,
  now: Recorded,
  differences: Difference[],
): void {
  for (const what of ['engine', 'tz', 'effects', 'dueAt'] as const)
    if (!sameJson(was[what], now[what]))
      differences.push({ entry, what, recorded: was[what], computed: now[what] });
}
