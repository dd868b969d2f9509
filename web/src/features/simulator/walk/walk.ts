import type { Program } from '@regimen/engine/protocol.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import { type Lived, letHappen, nextThingAt, toNextThing } from '@regimen/engine/simulate/life.ts';
import type { Refusal, Trace } from '@regimen/engine/trace.ts';
import type { WalkedLife } from './walker.ts';

// One follower's walk as a value: what has happened so far, and what the clock shows. Whoever goes back takes an
// earlier value.

export interface Walk {
  /** Never empty: the first is the start. */
  things: readonly Lived[];
  /** The virtual clock; it may be past the last thing. */
  clock: number;
}

/** So much happens to nobody: what goes on and on is stopped and told. */
export const mostThings = 20_000;

export const lastOf = ({ things }: Walk): Lived => things.at(-1) as Lived;

export function begin({ first }: WalkedLife): Walk {
  return { things: [first], clock: first.at };
}

/** When something happens by itself; `null`: never, unless somebody acts. */
export const nextAt = (walk: Walk): number | null => nextThingAt(lastOf(walk).life);

export function toNext(program: Program, walked: WalkedLife, walk: Walk): Walk {
  const lived = toNextThing(program, lastOf(walk).life, walked.behaviour);
  if (!lived || lived.at >= walked.until) return walk;
  return { things: [...walk.things, lived], clock: Math.max(walk.clock, lived.at) };
}

/** What happens until then, as far as `mayGoOn` lets it; the rest is another slice. */
export function toInstant(
  program: Program,
  walked: WalkedLife,
  walk: Walk,
  until: number,
  mayGoOn: () => boolean = () => true,
): { walk: Walk; isThere: boolean } {
  const limit = Math.min(until, walked.until);
  const things = [...walk.things];
  for (;;) {
    const last = things.at(-1) as Lived;
    const at = nextThingAt(last.life);
    const lived = at === null || at > limit ? null : toNextThing(program, last.life, walked.behaviour);
    // What was going to be done about something that went away is passed over: the next thing may be later.
    if (!lived || lived.at > limit || things.length >= mostThings) {
      const clock = Number.isFinite(until) ? Math.max(walk.clock, limit) : Math.max(walk.clock, last.at);
      return { walk: { things, clock }, isThere: true };
    }
    things.push(lived);
    if (!mayGoOn()) return { walk: { things, clock: Math.max(walk.clock, lived.at) }, isThere: false };
  }
}

export type Refused = Extract<Trace, { what: 'refused' }>;

/** Somebody does something, now by the virtual clock. What the engine does not take has not happened. */
export function act(
  program: Program,
  walked: WalkedLife,
  walk: Walk,
  event: RunEvent,
): Walk | { refused: Refused } {
  const lived = letHappen(program, lastOf(walk).life, { at: walk.clock, event }, walked.behaviour);
  const refused = lived.trace.find((line): line is Refused => line.what === 'refused');
  if (refused && lived.entry === null) return { refused };
  return { things: [...walk.things, lived], clock: Math.max(walk.clock, lived.at) };
}

export type { Refusal };
