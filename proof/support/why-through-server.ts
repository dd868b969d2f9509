import type { RunEvent } from '../../engine/src/run-event.ts';
import { randomFrom } from '../../engine/src/testing/random.ts';
import { randomEvent } from '../../engine/src/testing/random-run.ts';
import { comesOutTheSame, type Trace } from '../../engine/src/trace.ts';
import { dayAt } from '../../engine/src/wall-clock.ts';
import { seedScope } from '../../server/seed/scope.ts';
import type { Tx } from '../../server/src/db/pool.ts';
import {
  advanceEnrollment,
  beginEnrollment,
} from '../../server/src/features/enrollments/advance-enrollment.ts';
import { deliverBatch } from '../../server/src/features/notifications/deliver-due.ts';
import { explainDay } from '../../server/src/features/why/explain-day.ts';
import { explainNotification } from '../../server/src/features/why/explain-notification.ts';
import { explainStep } from '../../server/src/features/why/explain-step.ts';
import { explainTask } from '../../server/src/features/why/explain-task.ts';
import type { World } from '../../server/src/test-world.ts';
import { seedLife } from './live-replay.ts';
import { isBare, type WhyProved } from './why-lives.ts';

const mostEvents = 25;
type Ask = <T>(text: string, values?: unknown[]) => Promise<T[]>;
interface Said {
  answer: string;
  reasons: { words: string; rule: string | null }[];
}

/** A random life through the database; then everything in it is asked about, as follower and expert, in both languages. */
export function liveAndAskServer(world: World, seed: number, proved: WhyProved): Promise<void> {
  return world.runtime.tx(world.here.id, async (tx) => {
    const site = { name: 'Here', locale: 'en' as const };
    const random = randomFrom(seed);
    const { program, row } = await seedLife(tx, seed);
    let now = row.startedAt.getTime();
    let { run } = await beginEnrollment(seedScope(tx, site, now), tx, row);
    const past: RunEvent[] = [];
    for (let index = 0; index < mostEvents && run.end === null; index++) {
      const protocol = program.protocols[run.index]?.protocol;
      if (!protocol) break;
      const next = randomEvent(random, protocol, run.run, past, `e${index}`, now);
      now = next.now;
      past.push(next.event);
      ({ run } = await advanceEnrollment(seedScope(tx, site, now), tx, row.id, next.event));
      if (random.chance(0.6)) await deliverBatch(seedScope(tx, site, now));
    }
    await askAll(tx, { enrollment: row.id, now, zone: run.run.zone }, seed, proved);
  });
}

interface About {
  enrollment: string;
  now: number;
  zone: string;
}

async function askAll(tx: Tx, about: About, seed: number, proved: WhyProved): Promise<void> {
  const { enrollment, now, zone } = about;
  const ask: Ask = async (text, values = [enrollment]) =>
    (await tx.$client.query(text, values)).rows as never;
  for (const { trace } of await ask<{ trace: Trace[] }>(
    'SELECT trace FROM enrollment_events WHERE enrollment_id = $1',
  ))
    for (const line of trace) {
      if (!['decided', 'alerted', 'chose', 'found-no-way'].includes(line.what)) continue;
      proved.decisions++;
      if (!comesOutTheSame(line)) proved.different.push(`seed ${seed}, stored: ${JSON.stringify(line)}`);
    }
  const tasks = await ask<{ id: string; target: string }>(
    'SELECT id, target FROM tasks WHERE enrollment_id = $1',
  );
  const notes = await ask<{ id: string }>(
    `SELECT n.id FROM notifications n JOIN enrollments e ON e.user_id = n.user_id WHERE e.id = $1`,
  );
  const today = dayAt(zone, now);
  for (const locale of ['en', 'ar'] as const)
    for (const to of ['follower', 'expert'] as const) {
      const scope = seedScope(tx, { name: 'Here', locale }, now);
      const judge = (what: string, { answer, reasons }: Said) => {
        proved.explained++;
        const bare = isBare(answer, locale) || reasons.some(({ words }) => isBare(words, locale));
        const tells = to === 'follower' && reasons.some(({ rule }) => rule !== null);
        if (bare || tells) proved.silent.push(`seed ${seed}: ${what} (${locale}, ${to}): ${answer}`);
      };
      for (const task of tasks)
        if (to === 'expert' || task.target === 'follower')
          judge(`task ${task.id}`, await explainTask(scope, tx, task.id, to));
      if (to === 'follower')
        for (const { id } of notes) judge(`notification ${id}`, await explainNotification(scope, tx, id));
      judge('here', await explainStep(scope, tx, enrollment, undefined, to));
      for (const back of [0, 1, 4]) {
        const day = new Date((today - back) * 86_400_000).toISOString().slice(0, 10);
        const { answers, subjects } = await explainDay(scope, enrollment, { day }, to);
        for (const one of answers) judge(`${day} ${one.name}`, one);
        for (const { key } of back === 1 ? subjects : [])
          for (const one of (await explainDay(scope, enrollment, { day, about: key }, to)).answers)
            judge(`${day} ${key}`, one);
      }
    }
}
