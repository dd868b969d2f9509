/** A log as the live worker writes it, of a random life: late wakings, refused answers, pauses and journeys included. */
import type { VersionedLog } from '../migrate/replay.ts';
import { advanceProgram, startProgram } from '../program.ts';
import { programEventEntry, programStartEntry } from '../program-replay.ts';
import type { Program } from '../protocol.ts';
import type { EventEntry } from '../replay.ts';
import type { RunEvent } from '../run-event.ts';
import { behaviourOf, plannedFor } from '../simulate/behave.ts';
import { followerOf } from '../simulate/follower.ts';
import { beginLife, toNextThing } from '../simulate/life.ts';
import { usualSetup } from '../simulate/setup.ts';
import { DAY_MS } from '../wall-clock.ts';
import type { Random } from './random.ts';
import { randomEvent, ZONES } from './random-run.ts';

const FIRST = 1_767_225_600_000;

/** Whatever can happen, in any order. */
export function randomLog(program: Program, random: Random, most: number): VersionedLog {
  let now = FIRST + random.whole(0, 500_000) * 60_000;
  const person = { age: random.whole(18, 70), sex: null, roles: [], signs: [] };
  const input = { runId: 'e', zone: random.pick(ZONES), person };
  const began = startProgram(program, input, now);
  const start = programStartEntry(input, now, began, 'tz');
  const entries: EventEntry[] = [];
  const past: RunEvent[] = [];
  let { run } = began;
  for (let index = 0; index < most && run.end === null; index++) {
    const protocol = program.protocols[run.index]?.protocol;
    if (!protocol) break;
    const next = randomEvent(random, protocol, run.run, past, `e${index}`, now);
    past.push(next.event);
    now = next.now;
    const advanced = advanceProgram(program, run, next.event, now);
    // Where nothing changes, nothing is written.
    if (advanced.run === run && advanced.effects.length === 0) continue;
    entries.push(programEventEntry(next.event, now, advanced, 'tz'));
    ({ run } = advanced);
  }
  return { version: 'one', start, entries };
}

/** Somebody who follows a program as people do. */
export function simulatedLog(program: Program, number: number, days: number): VersionedLog {
  const setup = { ...usualSetup(program, FIRST, 'Europe/Berlin'), days };
  const follower = followerOf(setup, number);
  const behaviour = behaviourOf(follower, setup.team);
  const planned = plannedFor(follower, program, days);
  let lived = beginLife(program, follower.input, follower.startAt, behaviour, { tz: 'tz', planned });
  const start = lived.entry as VersionedLog['start'];
  const entries: EventEntry[] = [];
  for (;;) {
    const next = toNextThing(program, lived.life, behaviour, 'tz');
    if (!next || next.at > follower.startAt + days * DAY_MS) break;
    lived = next;
    if (lived.entry) entries.push(lived.entry as EventEntry);
  }
  return { version: 'one', start, entries };
}
