/** A log as the live worker writes it, of a random life: late wakings, refused answers, pauses and journeys included. */

import { DAY_MS } from '../calendar.ts';
import { moveEntry, type VersionedLog } from '../migrate/replay.ts';
import { ACCEPTABLE } from '../migrate/verdict.ts';
import { judgeMove } from '../migrate.ts';
import { advanceProgram, type ProgramRun, startProgram } from '../program.ts';
import { programEventEntry, programStartEntry } from '../program-replay.ts';
import type { Program } from '../protocol.ts';
import { itemsUsed } from '../rename-items.ts';
import type { EventEntry } from '../replay.ts';
import type { RunEvent } from '../run-event.ts';
import { behaviourOf, plannedFor } from '../simulate/behave.ts';
import { followerOf } from '../simulate/follower.ts';
import { beginLife, toNextThing } from '../simulate/life.ts';
import { usualSetup } from '../simulate/setup.ts';
import type { Random } from './random.ts';
import { changedProgram, randomProgram } from './random-change.ts';
import { randomEvent, ZONES } from './random-run.ts';

const FIRST = 1_767_225_600_000;

type Entries = VersionedLog['entries'][number][];

/** Whatever can happen, in any order. */
export function randomLog(program: Program, random: Random, most: number): VersionedLog {
  const { log, live } = begun(program, random);
  live(program, most);
  return log;
}

/** The same over several versions, between which they were moved. */
export function movedLog(random: Random): { programs: (version: string) => Program; log: VersionedLog } {
  let program = randomProgram(random);
  const versions = [program];
  const { log, live, move } = begun(program, random);
  for (let change = 0; change < 4; change++) {
    const run = live(program, 8);
    if (run.end) break;
    const next = tidied(changedProgram(random, program, run.run.here?.node ?? null));
    const [from, to] = [`${versions.length - 1}`, `${versions.length}`];
    if (next.protocols.length === 0 || !move(program, next, from, to)) continue;
    versions.push(next);
    program = next;
  }
  live(program, 12);
  return { programs: (version) => versions[Number(version)] as Program, log: { ...log, version: '0' } };
}

/** As a published version is: with the items it uses, and no others. */
function tidied(program: Program): Program {
  const protocols = program.protocols.map(({ protocol, onFail }) => {
    const used = itemsUsed(protocol);
    const items = Object.fromEntries(Object.entries(protocol.items).filter(([id]) => used.has(id)));
    return { onFail, protocol: { ...protocol, items } };
  });
  return { ...program, protocols };
}

function begun(program: Program, random: Random) {
  let now = FIRST + random.whole(0, 500_000) * 60_000;
  const person = { age: random.whole(18, 70), sex: null, roles: [], signs: [] };
  const input = { runId: 'e', zone: random.pick(ZONES), person };
  const began = startProgram(program, input, now);
  const entries: Entries = [];
  const log: VersionedLog = { version: 'one', start: programStartEntry(input, now, began, 'tz'), entries };
  let { run } = began;
  let count = 0;
  const live = (on: Program, most: number): ProgramRun => {
    const past: RunEvent[] = [];
    for (let index = 0; index < most && run.end === null; index++) {
      const protocol = on.protocols[run.index]?.protocol;
      if (!protocol) break;
      const next = randomEvent(random, protocol, run.run, past, `e${count++}`, now);
      past.push(next.event);
      now = next.now;
      const advanced = advanceProgram(on, run, next.event, now);
      // Where nothing changes, nothing is written.
      if (advanced.run === run && advanced.effects.length === 0) continue;
      entries.push(programEventEntry(next.event, now, advanced, 'tz'));
      ({ run } = advanced);
    }
    return run;
  };
  const move = (before: Program, after: Program, from: string, to: string): boolean => {
    now += random.whole(0, 3_000) * 60_000;
    const options = { now, accept: ACCEPTABLE };
    const verdict = judgeMove(run, before, after, options);
    if (verdict.verdict !== 'move') return false;
    entries.push(moveEntry({ from, to }, options, verdict, 'tz'));
    ({ run } = verdict);
    return true;
  };
  return { log, live, move };
}

/** Somebody who follows a program as people do. */
export function simulatedLog(program: Program, number: number, days: number): VersionedLog {
  const setup = { ...usualSetup(program, FIRST, 'Europe/Berlin'), days };
  const follower = followerOf(setup, number);
  const behaviour = behaviourOf(follower, setup.team, setup);
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
