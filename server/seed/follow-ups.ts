import { activity, kpi, scale, sheet } from '@regimen/engine/examples/item-kinds.ts';
import {
  beside,
  DAYS,
  FAILURE,
  HOURS,
  SUCCESS,
  step,
  when,
  written,
} from '@regimen/engine/examples/write.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { tasks } from '../src/db/schema.ts';
import { seedEnrollment } from './enrollments.ts';
import { seedProgram } from './programs.ts';
import { seedMember, seedProtocol } from './protocols.ts';

/** The expert speaks to everybody first, then the follower is asked how they feel, each day and once more. */
export const guidedWalks = written(
  { id: 'guided-walks', name: 'Guided walks', description: 'A talk first, then a walk a day.' },
  [
    step('followup', 'first-call', null, 'First call', {
      target: 'system',
      item: 'call',
      window: HOURS(48),
      description: 'Ask what they hope for, and whether anything hurts.',
    }),
    step('fail', 'not-now', 'first-call', 'Not now', { if: FAILURE }),
    step('assessment', 'how', 'first-call', 'How do you feel?', {
      if: SUCCESS,
      item: 'feeling',
      window: DAYS(3),
    }),
    step('wait', 'week', 'how', 'A week of walks', {
      if: when.score('>=', 2),
      settings: { kind: 'for', days: 7 },
    }),
    step('finish', 'well', 'week', 'On your feet'),
    step('finish', 'well-already', 'how', 'Well already'),
  ],
  {
    call: {
      ...activity('Call them', 15, 'Call and listen.'),
      questions: [scale('mood', 'How did they sound?', 0, 4)],
    },
    feeling: sheet(
      'Feeling',
      'Two questions.',
      [
        scale('energy', 'How little energy do you have?', 0, 4),
        scale('pain', 'How much does it hurt?', 0, 4),
      ],
      [{ id: 'any', name: 'Any', min: 0, max: 8 }],
    ),
    steps: kpi('Steps', 'steps', [0, 100_000], {
      description: 'Over the whole day.',
      direction: 'higher',
      target: { min: 6_000 },
    }),
  },
  [beside('daily', 'Steps today', { selected_module: 'kpi', selected_item: 'steps', at_time: '20:00' })],
);

/**
 * A follower who waits for the expert, and all around it: `followUp` belongs to the program of `owner`, in whose team
 * `colleague` is; `run` is the enrollment of `follower`.
 */
export async function seedFollowUp(
  tx: Tx,
  {
    owner,
    follower,
    colleague,
    mark = '',
  }: { owner: string; follower: string; colleague?: string; mark?: string },
) {
  const { protocol } = await seedProtocol(tx, owner, { mark });
  if (colleague) await seedMember(tx, protocol, colleague, 'edit');
  const seeded = await seedProgram(tx, owner, {
    title: `Guided walks ${mark}`.trim(),
    document: guidedWalks,
    protocolId: protocol,
  });
  const { enrollment, task } = await seedEnrollment(tx, follower, seeded);
  return { protocol, ...seeded, followUp: task, run: enrollment };
}

/** An expert has to look at somebody at once. */
export async function seedAlert(
  tx: Tx,
  about: { program: string; enrollment: string; follower: string },
  at = new Date(),
  { inDanger = false } = {},
): Promise<string> {
  const id = newId(at.getTime());
  const urgentUntil = inDanger ? new Date(at.getTime() + 86_400_000) : null;
  await tx.insert(tasks).values({
    tenantId: tx.tenantId,
    id,
    enrollmentId: about.enrollment,
    programId: about.program,
    userId: about.follower,
    key: `${about.enrollment}.0/alert/${id}`,
    target: 'system',
    kind: 'alert',
    protocolIndex: 0,
    item: 'steps',
    name: 'Steps',
    isUrgent: true,
    urgentUntil,
    status: 'open',
    openedAt: at,
  });
  return id;
}

/** One call leads to the next. */
export async function seedSecondCall(tx: Tx, { owner, follower }: { owner: string; follower: string }) {
  const seeded = await seedProgram(tx, owner, {
    document: written(
      { id: 'two-calls', name: 'Two calls', description: 'One call after another.' },
      [
        step('followup', 'first-call', null, 'First call', { target: 'system', item: 'call' }),
        step('followup', 'second-call', 'first-call', 'Second call', { target: 'system', item: 'call' }),
        step('finish', 'done', 'second-call', 'Done'),
      ],
      { call: activity('Call them', 15, 'Call and listen.') },
      [],
    ),
  });
  const { enrollment, task } = await seedEnrollment(tx, follower, seeded);
  return { ...seeded, followUp: task, run: enrollment };
}
