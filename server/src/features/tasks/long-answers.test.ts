import { mostAnswerLength } from '@regimen/contract/answer-limits.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { node, protocol } from '@regimen/engine/testing/build.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { enrollments } from '../../db/schema.ts';
import { addFollower } from '../../test-follower.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { roles: ['expert'] });
});
afterAll(() => world.close());

const questions = Array.from(
  { length: 8 },
  (_, index): Question => ({ id: `q${index}`, kind: 'text', text: 'How?', required: false }),
);
const urgent = {
  when: { is: 'answer', question: 'q1', op: '=', value: 'I cannot go on' } as const,
  title: 'You are not alone',
  text: 'Please call.',
};
const sheet: Item = {
  urgent,
  ...({ kind: 'assessment', name: 'Diary', description: '' } as const),
  questions,
  scoring: { method: 'none' },
  bands: [],
};
const diary = protocol(
  [
    node('assessment', 'first', null, { selectedItem: 'diary' }),
    node('assessment', 'second', 'first', { selectedItem: 'diary' }),
    node('finish', 'end', 'second'),
  ],
  { ...ITEMS, diary: sheet },
);
const words = (length: number) => 'كلمة '.repeat(length).slice(0, length);
const answers = (sent: object) => ({ type: 'answers', answers: sent });

test('an answer in words has an end, at its question; so has a sheet', async () => {
  const ada = await addFollower(world, expert, diary);
  const task = await ada.firstOpen();
  const long = await ada.handIn(task.id, answers({ q0: words(mostAnswerLength + 1), q1: 'Well.' }));
  expect([long.status, long.body.errors]).toEqual([
    422,
    { 'result.answers.q0': ['Use at most 5,000 characters.'] },
  ]);
  const all = Object.fromEntries(questions.map(({ id }) => [id, words(mostAnswerLength)]));
  const whole = await ada.handIn(task.id, answers(all));
  expect([whole.status, Object.keys(whole.body.errors)]).toEqual([422, ['result.answers']]);
  const begun = await world.call(ada.caller, 'PUT', `/api/tasks/${task.id}/begun`, { answers: all });
  expect(begun.status).toBe(422);
  expect((await ada.handIn(task.id, answers({ q0: words(mostAnswerLength) }))).status).toBe(200);
});

/** What older rules let in, or hundreds of sheets. */
async function fillState(id: string, length: number): Promise<void> {
  await world.owner.tx(world.here.id, async (tx) => {
    const [row] = await tx
      .select({ state: enrollments.state })
      .from(enrollments)
      .where(eq(enrollments.id, id));
    const run = JSON.parse(row?.state ?? '') as ProgramRun;
    const kept = { at: 0, count: 1, score: null, band: null, answers: { q0: 'x'.repeat(length) } };
    const full = { ...run, run: { ...run.run, results: { ...run.run.results, old: kept } } };
    await tx
      .update(enrollments)
      .set({ state: JSON.stringify(full) })
      .where(eq(enrollments.id, id));
  });
}

test('what a run keeps has an end too: long words are refused, and everything else goes on', async () => {
  const ada = await addFollower(world, expert, diary);
  const task = await ada.firstOpen();
  await fillState(ada.id, 999_000 - 4_000);
  const long = await ada.handIn(task.id, answers({ q0: words(mostAnswerLength) }));
  expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['result.answers']]);
  expect((await ada.firstOpen()).id).toBe(task.id);
  expect((await ada.handIn(task.id, answers({ q0: 'Well.' }))).status).toBe(200);
  const next = await ada.firstOpen();
  await fillState(ada.id, 2_000_000);
  expect((await ada.handIn(next.id, answers({ q0: words(2_000) }))).status).toBe(422);
  const begun = await addFollower(world, expert, diary);
  const asked = await begun.firstOpen();
  await fillState(begun.id, 2_000_000);
  const danger = answers({ q0: words(2_000), q1: 'I cannot go on' });
  expect((await begun.handIn(asked.id, danger)).status).toBe(200);
  expect((await ada.post(`enrollments/${ada.id}/pause`)).status).toBe(200);
  expect((await ada.post(`enrollments/${ada.id}/resume`)).status).toBe(200);
  expect((await ada.handIn(next.id, { type: 'declined' })).status).toBe(200);
});
