/** A small program and somebody on the way through it, for the tests of moving between versions. */
import { updateNode } from '../edit.ts';
import type { Item } from '../items.ts';
import type { MoveOptions, Verdict } from '../migrate/verdict.ts';
import { judgeMove } from '../migrate.ts';
import { advanceProgram, type ProgramRun, startProgram } from '../program.ts';
import type { FlowNode, Program, Protocol } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import { module, node, protocol } from './build.ts';
import { NOBODY, time } from './drive.ts';
import { ITEMS } from './items.ts';

export const daily = module('daily', { selected_module: 'kpi', selected_item: 'pulse', at_time: '08:00' });
/** A sheet, a check-in, a week of rest, a reading; and a reading every morning. */
export const tree = protocol(
  [
    node('assessment', 'mood', null, { selectedItem: 'mood' }),
    node('followup', 'act', 'mood', { selectedItem: 'act', window: { expireAfterMinutes: 14_400 } }),
    node('wait', 'rest', 'act', { settings: { kind: 'for', days: 7 } }),
    node('kpi', 'pulse', 'rest', { selectedItem: 'pulse' }),
    node('finish', 'end', 'pulse'),
  ],
  ITEMS,
  [daily],
);
export const programOf = (...protocols: Protocol[]): Program => ({
  id: 'program',
  protocols: protocols.map((one) => ({ protocol: one, onFail: 'stop' })),
});
export const before = programOf(tree);
const MOOD_TASK = 'e.0/mood/1/task/1';
export const answered: [string, object] = [
  '2026-03-02 10:00',
  { type: 'answers', task: MOOD_TASK, answers: { q1: 'p1', q2: 'p1' } },
];
export const acted: [string, object] = ['2026-03-02 11:00', { type: 'taskDone', task: 'e.0/act/1/task/1' }];

/** Somebody's run from Monday nine o'clock on, after some events. */
export function lived(program: Program, ...events: [string, object][]): ProgramRun {
  let { run } = startProgram(program, { runId: 'e', zone: 'UTC', person: NOBODY }, time('2026-03-02 09:00'));
  for (const [index, [when, event]] of events.entries())
    ({ run } = advanceProgram(program, run, { id: `e${index}`, ...event } as RunEvent, time(when)));
  return run;
}

export const judged = (
  run: ProgramRun,
  after: Protocol | Program,
  options: Partial<MoveOptions> = {},
  from = before,
): Verdict =>
  judgeMove(run, from, 'protocols' in after ? after : programOf(after), {
    now: time('2026-03-02 12:00'),
    ...options,
  });
export const obstacles = (verdict: Verdict) =>
  verdict.verdict === 'decide' ? verdict.obstacles : verdict.verdict;
export const withData = (from: Protocol, id: string, data: object): Protocol => {
  const step = from.nodes.find((one) => one.id === id) as FlowNode;
  return updateNode(from, id, { type: step.type, data: { ...step.data, ...data } } as never);
};
export const itemLike = (of: Item, more: object): Item => ({ ...of, ...more }) as Item;
