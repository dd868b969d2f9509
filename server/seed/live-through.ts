import type { Locale } from '@regimen/contract/load.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import type { Tx } from '../src/db/pool.ts';
import {
  advanceEnrollment,
  type EnrollmentAdvanced,
} from '../src/features/enrollments/advance-enrollment.ts';
import { type Behaviour, reactionTo } from './behaviour.ts';
import { seedScope } from './scope.ts';

const minute = 60_000;
const mostThings = 2_000;

export interface Life {
  site: { tenantId: string; name: string; locale: Locale };
  begun: EnrollmentAdvanced;
  userId: string;
  expertId: string;
  until: number;
  adherence: number;
  /** How well it goes after so many days. */
  wellnessAfter: (days: number) => number;
  random: () => number;
}

/**
 * Lets somebody follow a program up to an instant by the product's own path: the engine is woken when it asks to be,
 * and what they do happens when they do it.
 */
export async function liveThrough(tx: Tx, life: Life): Promise<void> {
  const { begun, random } = life;
  const started = begun.row.startedAt.getTime();
  const asked = new Set<string>();
  const waiting: { at: number; event: RunEvent; by: string | undefined }[] = [];
  let current: { run: ProgramRun; program: Program; dueAt: number | null } = {
    ...{ run: begun.run, program: begun.program, dueAt: begun.row.nextDueAt?.getTime() ?? null },
  };
  for (let count = 0; count < mostThings && current.run.end === null; count++) {
    const protocol = current.program.protocols[current.run.index]?.protocol;
    for (const task of protocol ? current.run.run.tasks : []) {
      if (asked.has(task.id) || !protocol) continue;
      asked.add(task.id);
      const days = (task.openedAt - started) / 86_400_000;
      const now: Behaviour = { adherence: life.adherence, wellness: life.wellnessAfter(days), random };
      const event = reactionTo(task, protocol, now, `demo/${task.id}`);
      const delay =
        task.target === 'model' ? 0 : (5 + random() * (task.target === 'system' ? 300 : 90)) * minute;
      const by =
        task.target === 'follower' ? life.userId : task.target === 'system' ? life.expertId : undefined;
      if (event) waiting.push({ at: Math.round(task.openedAt + delay), event, by });
    }
    waiting.sort((a, b) => a.at - b.at);
    const next = waiting[0];
    const isReaction = next !== undefined && (current.dueAt === null || next.at <= current.dueAt);
    const at = isReaction ? next.at : current.dueAt;
    if (at === null || at > life.until) return;
    if (isReaction) waiting.shift();
    const event: RunEvent = isReaction ? next.event : { id: `timer/demo-${count}`, type: 'timer' };
    const scope = seedScope(tx, life.site, at);
    const by = isReaction ? next.by : undefined;
    const { run, program, row } = await advanceEnrollment(scope, tx, begun.row.id, event, { byUser: by });
    const dueAt = row.nextDueAt?.getTime() ?? null;
    current = { run, program, dueAt };
  }
}
