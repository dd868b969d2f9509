import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { behaviourOf, plannedFor } from '@regimen/engine/simulate/behave.ts';
import type { Follower } from '@regimen/engine/simulate/follower.ts';
import { beginLife, type LifeBehaviour, type Lived, toNextThing } from '@regimen/engine/simulate/life.ts';
import type { Team } from '@regimen/engine/simulate/profile.ts';
import type { Tx } from '../src/db/pool.ts';
import type { EnrollmentRow } from '../src/features/enrollments/rows.ts';
import {
  advanceStep,
  type Step,
  type StepOptions,
  startStep,
} from '../src/features/enrollments/take-step.ts';
import { writeSteps } from '../src/features/enrollments/write-steps.ts';
import type { Scope } from '../src/scope.ts';

/** One of the simulator's people, on an enrollment that has not begun. */
export interface Life {
  row: EnrollmentRow;
  program: Program;
  follower: Follower;
  team: Team;
  expertId: string;
  /** Since then they have not got round to anything; up to the end when left out. */
  actsUntil?: number;
}

const tz = process.versions.tz ?? 'unknown';
/** Steps that are written together: more would only need more memory. */
const stepsAtOnce = 1_500;
const firstSteps = 200;
const columnsOfKeys = 'enrollments (id), tasks (id, enrollment_id, key), kpi_readings (id)';

/**
 * What the simulator's person lives through, taken by the product's own path: each thing that happens to them there is
 * one call of `startStep` or `advanceStep` here, at the same instant.
 */
export function* stepsOf(life: Life, until: number): Generator<Step, void, undefined> {
  const { program, follower } = life;
  const behaviour = behaviourIn(life);
  const days = Math.ceil((until - follower.startAt) / DAY_MS) + 1;
  const planned = plannedFor(follower, program, days);
  let { row } = life;
  let before: Lived | null = null;
  let lived: Lived | null = beginLife(program, row.input, follower.startAt, behaviour, { tz, planned });
  while (lived && lived.at <= until) {
    const step: Step = before
      ? advanceStep(row, program, eventOf(lived), lived.at, optionsOf(life, before, lived))
      : startStep(row, program, lived.at, row.userId);
    yield step;
    row = step.after;
    before = lived;
    lived = toNextThing(program, lived.life, behaviour, tz);
  }
}

function eventOf({ event }: Lived) {
  if (!event) throw new Error('Only the first thing in a life is its start.');
  return event;
}

/** The simulator names its runs f1, f2 …: by that name a person is asked, so that they do here what they do there. */
function behaviourIn({ row, follower, team, actsUntil = Infinity }: Life): LifeBehaviour {
  const natural = behaviourOf(follower, team);
  const name = `f${follower.number}`;
  const there = (id: string) => id.replace(row.id, name);
  const here = <T extends string>(id: T) => id.replace(name, row.id) as T;
  return (effect, run, protocol) => {
    if (effect.at > actsUntil) return [];
    const asked =
      effect.kind === 'openTask'
        ? { ...effect, id: there(effect.id), task: { ...effect.task, id: there(effect.task.id) } }
        : effect.kind === 'askModel'
          ? { ...effect, id: there(effect.id), task: there(effect.task) }
          : effect;
    return natural(asked, run, protocol).map(({ at, event }) => ({
      at,
      event: 'task' in event && event.task ? { ...event, id: here(event.id), task: here(event.task) } : event,
    }));
  };
}

function optionsOf({ row, expertId }: Life, before: Lived, { event }: Lived): StepOptions {
  if (!event || event.type === 'timer' || event.type === 'aiDecision') return {};
  const task = 'task' in event && before.life.run.run.tasks.find(({ id }) => id === event.task);
  if (task && task.target === 'system') return { byUser: expertId };
  return {
    byUser: row.userId,
    ...(event.type === 'reading' && !event.task && { source: 'device' as const }),
  };
}

/**
 * Lets everybody live up to an instant; what they did is written in a few large pieces. Gives each one's steps. What
 * they were told is written afterwards, by `writeTold`, when it is known what became of it.
 */
export async function liveThrough(
  scope: Scope,
  tx: Tx,
  lives: readonly Life[],
  until: number,
): Promise<Step[][]> {
  const all: Step[][] = [];
  let waiting: Step[] = [];
  let written = 0;
  const write = async () => {
    await writeSteps(
      scope,
      tx,
      waiting.map((step) => ({ ...step, prompts: [] })),
    );
    // Of tables that it takes for empty, PostgreSQL would look for every row by reading all of them.
    if (written < stepsAtOnce) await tx.$client.query(`ANALYZE ${columnsOfKeys}`);
    written += waiting.length;
    waiting = [];
  };
  for (const life of lives) {
    const steps = [...stepsOf(life, until)];
    all.push(steps);
    waiting.push(...steps);
    if (waiting.length >= (written === 0 ? firstSteps : stepsAtOnce)) await write();
  }
  await write();
  return all;
}
