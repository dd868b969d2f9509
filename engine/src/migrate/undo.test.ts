import { describe, expect, it } from 'vitest';
import { removeNode, setModule } from '../edit.ts';
import { moveRun } from '../migrate.ts';
import { advanceProgram, type ProgramRun, startProgram } from '../program.ts';
import { programEventEntry, programStartEntry } from '../program-replay.ts';
import type { Program, Protocol } from '../protocol.ts';
import type { EventEntry } from '../replay.ts';
import type { RunEvent } from '../run-event.ts';
import { module, node, protocol } from '../testing/build.ts';
import { NOBODY, time } from '../testing/drive.ts';
import { ITEMS } from '../testing/items.ts';
import { type MoveEntry, moveEntry, replayVersions, type UndoEntry, undoEntry } from './replay.ts';
import { sentByMove, undoMove } from './undo.ts';
import type { Moved } from './verdict.ts';

const tree = protocol(
  [
    node('followup', 'act', null, { selectedItem: 'act', window: { expireAfterMinutes: 14_400 } }),
    node('wait', 'rest', 'act', { settings: { kind: 'for', days: 7 } }),
    node('kpi', 'pulse', 'rest', { selectedItem: 'pulse' }),
    node('finish', 'end', 'pulse'),
  ],
  ITEMS,
  [module('daily', { selected_module: 'kpi', selected_item: 'pulse', at_time: '08:00' })],
);
const programOf = (one: Protocol): Program => ({
  id: 'program',
  protocols: [{ protocol: one, onFail: 'stop' }],
});
const versions: Record<string, Program> = {
  one: programOf(tree),
  two: programOf(setModule(removeNode(tree, 'act'), 'daily', null)),
};
const [one, two] = [versions.one as Program, versions.two as Program];
const input = { runId: 'e', zone: 'UTC', person: NOBODY };
const begin = time('2026-03-02 09:00');
const at = (when: string): number => time(`2026-03-${when}`);
const event = (id: string, more: object): RunEvent => ({ id, ...more }) as RunEvent;

/** On the second day, with the step's task and the module's task open. */
function waiting(): ProgramRun {
  const { run } = startProgram(one, input, begin);
  const reading = event('r', { type: 'reading', kpi: 'pulse', value: 70, task: 'e.0/module:daily/1/task/1' });
  const first = advanceProgram(one, run, reading, at('03 08:30')).run;
  return advanceProgram(one, first, event('t', { type: 'timer' }), at('04 08:30')).run;
}
const how = { now: at('04 09:00'), enter: { p: { act: 'pulse' } } };
const ids = ({ effects }: { effects: readonly { id: string }[] }): string[] => effects.map(({ id }) => id);

describe('taking a move back', () => {
  it('[R60] brings the old state back, with what was closed open again under ids of its own', () => {
    const moved = moveRun(waiting(), one, two, how);
    expect(ids(moved)).toEqual([
      'e.0/act/1/closeTask/1',
      'e.0/module:daily/1/closeTask/2',
      'e.0/pulse/1/openTask/1',
    ]);
    const undone = undoMove(moved.run, moved, one, at('04 09:30'));
    if (!undone.undone) throw new Error(undone.because);
    expect(ids(undone)).toEqual([
      'e.0/pulse/1/closeTask/1',
      'e.0/act/2/openTask/1',
      'e.0/module:daily/1/openTask/3',
    ]);
    const { run } = undone.run;
    expect(run.here).toMatchObject({ node: 'act', visit: 2, phase: 'working' });
    expect(run.tasks.map(({ expiresAt }) => expiresAt)).toEqual(
      moved.before.run.tasks.map(({ expiresAt }) => expiresAt),
    );
    expect(run.modules.daily).toEqual({ ...moved.before.run.modules.daily, count: 3 });
    // What was visited in between keeps its visit: the next one is the second.
    const done = advanceProgram(
      one,
      undone.run,
      event('d', { type: 'taskDone', task: 'e.0/act/2/task/1' }),
      at('04 10:00'),
    );
    const later = advanceProgram(one, done.run, event('w', { type: 'timer' }), at('11 10:00'));
    expect(ids(later)).toContain('e.0/pulse/2/openTask/1');
  });

  it('[R60] is over once something has happened, and says what cannot be unsaid', () => {
    const moved = moveRun(waiting(), one, two, how);
    const read = event('x', { type: 'reading', kpi: 'pulse', value: 71 });
    const { run } = advanceProgram(two, moved.run, read, at('04 09:10'));
    expect(undoMove(run, moved, one, at('04 09:30'))).toEqual({
      undone: false,
      because: 'something-happened',
    });
    const left = advanceProgram(two, moved.run, event('l', { type: 'withdraw' }), at('04 09:10')).run;
    expect(undoMove(left, moved, one, at('04 09:30'))).toEqual({ undone: false, because: 'ended' });
    expect(sentByMove(moved)).toEqual([]);
  });

  it('[R60] is refused once it led into the next protocol: its ids are given out', () => {
    const held = module('held', {
      selected_module: 'nudge',
      selected_item: 'hello',
      at_time: '08:00',
      repeat: 9,
    });
    const first = protocol(
      [node('followup', 'act', null, { selectedItem: 'act' }), node('finish', 'f', 'act')],
      ITEMS,
      [{ ...held, prevent_finish: true }],
    );
    const second = { ...protocol([node('followup', 'act', null, { selectedItem: 'act' })], ITEMS), id: 'q' };
    const both = (one: Protocol): Program => ({
      id: 'program',
      protocols: [one, second].map((each) => ({ protocol: each, onFail: 'stop' })),
    });
    const [holding, free] = [both(first), both(setModule(first, 'held', null))];
    const begun = startProgram(holding, input, begin).run;
    const acted = event('d', { type: 'taskDone', task: 'e.0/act/1/task/1' });
    const { run } = advanceProgram(holding, begun, acted, at('02 10:00'));
    const moved = moveRun(run, holding, free, { now: at('02 11:00'), accept: ['would-end'] });
    expect(ids(moved)).toEqual(['e.1/act/1/openTask/1']);
    expect(undoMove(moved.run, moved, holding, at('02 11:30'))).toEqual({
      undone: false,
      because: 'next-protocol',
    });
  });
});

describe('replay over versions', () => {
  function logged() {
    const began = startProgram(one, input, begin);
    const entries: (EventEntry | MoveEntry | UndoEntry)[] = [];
    let { run } = began;
    const live = (program: Program, happened: RunEvent, now: number) => {
      const advanced = advanceProgram(program, run, happened, now);
      entries.push(programEventEntry(happened, now, advanced, '2026c'));
      ({ run } = advanced);
    };
    const move = (now: number): Moved => {
      const options = { ...how, now };
      const moved = moveRun(run, one, two, options);
      entries.push(moveEntry({ from: 'one', to: 'two' }, options, moved, '2026c'));
      ({ run } = moved);
      return moved;
    };
    live(one, event('t', { type: 'timer' }), at('03 08:30'));
    const first = move(at('03 09:00'));
    const undone = undoMove(run, first, one, at('03 09:30'));
    if (!undone.undone) throw new Error(undone.because);
    entries.push(undoEntry(at('03 09:30'), undone, '2026c'));
    ({ run } = undone);
    move(at('03 10:00'));
    live(
      two,
      event('r', { type: 'reading', kpi: 'pulse', value: 70, task: run.run.tasks[0]?.id }),
      at('03 11:00'),
    );
    const start = programStartEntry(input, begin, began, '2026c');
    return { run, log: { version: 'one', start, entries } };
  }
  const find = (version: string): Program => versions[version] as Program;

  it('[R61] folds events, moves and their undoing to the same run, byte for byte', () => {
    const { run, log } = logged();
    const again = replayVersions(find, JSON.parse(JSON.stringify(log)), '2026c');
    expect(again).toMatchObject({ version: 'two', differences: [] });
    expect(JSON.stringify(again.run)).toBe(JSON.stringify(run));
    expect(run.end?.status).toBe('finished');
  });

  it('[R61] reports a move that came out otherwise, and repairs nothing', () => {
    const { log } = logged();
    const entries = log.entries.map((entry) => ('move' in entry ? { ...entry, dueAt: 1 } : entry));
    const { differences } = replayVersions(find, { ...log, entries }, '2026c');
    expect(differences.map(({ entry, what }) => [entry, what])).toEqual([
      [1, 'dueAt'],
      [3, 'dueAt'],
    ]);
    const gone = (version: string): Program =>
      version === 'two' ? programOf(removeNode(tree, 'pulse')) : one;
    expect(replayVersions(gone, log, '2026c').differences.map(({ what }) => what)).toContain('move');
  });
});
