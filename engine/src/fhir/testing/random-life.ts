/** A person's whole way through a program, with everything kept that the server keeps. */
import { advanceProgram, type ProgramAdvanced, startProgram } from '../../program.ts';
import { programEventEntry, programStartEntry } from '../../program-replay.ts';
import type { Program } from '../../protocol.ts';
import type { EventEntry, RunLog } from '../../replay.ts';
import type { RunEvent } from '../../run-event.ts';
import type { Behaviour, Reaction } from '../../simulate.ts';
import type { Random } from '../../testing/random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const person = { age: 40, sex: 'female', roles: ['patient'], signs: ['postnatal', 'type-2-diabetes'] };

export function randomLife(program: Program, random: Random, behaviour: Behaviour, days: number): RunLog {
  const begin = BEGIN;
  const input = { runId: 'run_7', zone: 'Europe/London', person };
  let last: ProgramAdvanced = startProgram(program, input, begin);
  const start = programStartEntry(input, begin, last, 'tz');
  const events: EventEntry[] = [];
  const waiting: Reaction[] = [];
  let now = begin;
  for (let count = 0; last.run.end === null && now < begin + days * DAY; count++) {
    const protocol = program.protocols[last.run.index]?.protocol;
    for (const effect of last.effects) {
      const reaction = protocol && behaviour(effect, last.run.run, protocol);
      if (reaction) waiting.push(reaction);
    }
    waiting.sort((a, b) => b.at - a.at);
    const { dueAt, status } = last.run.run;
    const next = waiting.at(-1);
    let event: RunEvent = { id: `t${count}`, type: 'timer' };
    if (random.chance(0.03)) {
      now += HOUR;
      event = { id: `p${count}`, type: status === 'paused' ? 'resume' : 'pause' };
    } else if (random.chance(0.05)) {
      const kpi = protocol && Object.entries(protocol.items).find(([, item]) => item.kind === 'kpi');
      if (kpi?.[1].kind === 'kpi')
        event = { id: `r${count}`, type: 'reading', kpi: kpi[0], value: kpi[1].range.max };
    } else if (next && (dueAt === null || next.at <= dueAt)) {
      waiting.pop();
      now = Math.max(now, next.at);
      event = next.event;
    } else now = Math.max(now, dueAt ?? now + 6 * HOUR);
    last = advanceProgram(program, last.run, event, now);
    events.push(programEventEntry(event, now, last, 'tz'));
  }
  return { start, events };
}

/** Monday 5 January 2026, 08:00 in London. */
const BEGIN = 1_767_600_000_000;
