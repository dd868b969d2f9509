/** One follower, stepped in virtual time: "to the next thing that happens". [R38] */
import type { Effect } from './effect.ts';
import type { Protocol } from './protocol.ts';
import { type Advanced, advance, nextDueAt, start } from './run.ts';
import type { RunEvent } from './run-event.ts';
import type { Run, RunInput } from './run-state.ts';

/** What a person, an expert or a model does about an effect, and when. */
export type Reaction = { at: number; event: RunEvent };

/** A behaviour: a pure function, so that the same behaviour always lives the same life. */
export type Behaviour = (effect: Effect, run: Run, protocol: Protocol) => Reaction | null;

export type Simulated = { run: Run; now: number; pending: readonly Reaction[] };

/** What happened: the event, when, and everything that came of it. `event` is null for the start. */
export type Happening = {
  simulated: Simulated;
  event: RunEvent | null;
  effects: Effect[];
  trace: Advanced['trace'];
};

export function beginSimulation(
  protocol: Protocol,
  input: RunInput,
  now: number,
  behaviour: Behaviour,
): Happening {
  return happening(protocol, start(protocol, input, now), null, now, [], behaviour);
}

/** When the next thing happens; null when the life of this run is over or nothing is left to wait for. */
export function nextThingAt({ run, pending }: Simulated): number | null {
  if (run.end !== null) return null;
  const due = nextDueAt(run);
  const reaction = pending[0];
  if (!reaction) return due;
  return due === null || reaction.at <= due ? reaction.at : due;
}

/** Moves to the next thing that happens: a reaction, or the time the run asked to be woken. */
export function toNextThing(protocol: Protocol, before: Simulated, behaviour: Behaviour): Happening | null {
  const at = nextThingAt(before);
  if (at === null) return null;
  const reaction = before.pending[0];
  if (reaction && reaction.at === at)
    return happening(
      protocol,
      advance(protocol, before.run, reaction.event, at),
      reaction.event,
      at,
      before.pending.length === 1 ? [] : before.pending.slice(1),
      behaviour,
    );
  const event: RunEvent = { id: timerId(at), type: 'timer' };
  return happening(protocol, advance(protocol, before.run, event, at), event, at, before.pending, behaviour);
}

/** `timer-` and the instant. Written in two halves: V8 writes small integers several times faster than large ones. */
function timerId(at: number): string {
  const millions = Math.floor(at / 1e6);
  const rest = at - millions * 1e6;
  return millions < 1 || rest < 1e5 ? `timer-${at}` : `timer-${millions}${rest}`;
}

/** Lets something else happen now, or later: a pause, a journey, a reading from a device. */
export function letHappen(
  protocol: Protocol,
  before: Simulated,
  reaction: Reaction,
  behaviour: Behaviour,
): Happening {
  const at = Math.max(reaction.at, before.now);
  const advanced = advance(protocol, before.run, reaction.event, at);
  return happening(protocol, advanced, reaction.event, at, before.pending, behaviour);
}

function happening(
  protocol: Protocol,
  { run, effects, trace }: Advanced,
  event: RunEvent | null,
  now: number,
  pending: readonly Reaction[],
  behaviour: Behaviour,
): Happening {
  let reactions = pending;
  for (const effect of effects) {
    const reaction = behaviour(effect, run, protocol);
    if (reaction) reactions = inserted(reactions, reaction);
  }
  return { simulated: { run, now, pending: reactions }, event, effects, trace };
}

/** In order of time; what was planned first comes first at the same instant. */
function inserted(pending: readonly Reaction[], reaction: Reaction): readonly Reaction[] {
  if (pending.length === 0) return [reaction];
  const at = pending.findIndex((other) => other.at > reaction.at);
  if (at < 0) return [...pending, reaction];
  return [...pending.slice(0, at), reaction, ...pending.slice(at)];
}
