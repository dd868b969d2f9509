import { describe, expect, it } from 'vitest';
import { daysInProgram } from './facts.ts';
import type { RecurringModule } from './recurring-module.ts';
import { module, node, protocol } from './testing/build.ts';
import { Drive, shown, time } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';

const beside = (rule: Partial<RecurringModule>, window = {}) =>
  protocol(
    [node('followup', 'a', null, { selectedItem: 'act', window }), node('followup', 'b', 'a')],
    ITEMS,
    [module('m', { selected_module: 'kpi', selected_item: 'pulse', at_time: '08:00', ...rule })],
  );

describe('pause', () => {
  it('[R31] nothing falls due while a run is paused', () => {
    const run = new Drive(beside({}));
    run.at('2026-03-02 10:00', { type: 'pause' });
    expect(run.run).toMatchObject({ status: 'paused', dueAt: null });
    run.at('2026-03-09 10:00');
    expect(run.said).toEqual(['openTask a 1']);
  });

  it('[R31] what was due before the pause still happens', () => {
    const run = new Drive(beside({}));
    run.at('2026-03-03 10:00', { type: 'pause' });
    expect(run.said).toContain('openTask module:m 1');
  });

  //   09:00 opened ─ 10:00 ‖ 1 day ‖ 10:00 ────────── 19:00 + 1 day
  it('[R32] resuming moves deadlines by the length of the pause', () => {
    const run = new Drive(beside({}, { expireAfterMinutes: 600 }));
    run.at('2026-03-02 10:00', { type: 'pause' });
    run.at('2026-03-03 10:00', { type: 'resume' });
    expect(run.run.tasks[0]?.expiresAt).toBe(time('2026-03-03 19:00'));
  });

  it('[R32] a deadline with more than an hour left moves by whole quarters of an hour, a nearer one exactly', () => {
    const after = (resumed: string, minutes: number) => {
      const run = new Drive(beside({}, { expireAfterMinutes: minutes }));
      run.at('2026-03-02 10:00', { type: 'pause' });
      run.at(resumed, { type: 'resume' });
      return shown(run.run.tasks[0]?.expiresAt ?? 0, 'UTC');
    };
    expect(after('2026-03-02 10:01', 600)).toBe('2026-03-02 19:00');
    expect(after('2026-03-02 10:40', 600)).toBe('2026-03-02 19:45');
    expect(after('2026-03-02 10:40', 90)).toBe('2026-03-02 11:10');
  });

  it('[R32] the day on which one resumes counts as the day on which one paused', () => {
    const run = new Drive(beside({ start_after: 3, stop_after: 5 }));
    run.at('2026-03-03 10:00', { type: 'pause' });
    run.at('2026-03-13 10:00', { type: 'resume' });
    expect(daysInProgram(run.run, run.run.at)).toBe(1);
    expect(shown(run.run.modules.m?.next?.at ?? 0, 'UTC')).toBe('2026-03-15 08:00');
    run.until('2026-04-01 00:00');
    expect(run.run.modules.m).toMatchObject({ count: 2, next: null });
  });

  it('[R32] streaks survive, and what would have come in between was not missed', () => {
    const run = new Drive(beside({})).until('2026-03-03 08:00');
    run.at('2026-03-03 08:30', { type: 'reading', kpi: 'pulse', value: 70, task: run.task('m') });
    run.at('2026-03-03 09:00', { type: 'pause' });
    run.at('2026-03-20 07:00', { type: 'resume' });
    expect(run.run.modules.m).toMatchObject({ streak: 1, missed: 0, count: 1 });
    // Day 1 had come before the pause, so the lived day that goes on here does not bring it again.
    expect(shown(run.run.modules.m?.next?.at ?? 0, 'UTC')).toBe('2026-03-21 08:00');
  });

  it('[R32] a rule that names weekdays keeps to them', () => {
    const run = new Drive(beside({ at_week_days: ['mon', 'fri'] })).until('2026-03-06 08:00'); // Friday
    run.at('2026-03-06 09:00', { type: 'pause' });
    run.at('2026-03-09 07:00', { type: 'resume' }); // Monday
    expect(shown(run.run.modules.m?.next?.at ?? 0, 'UTC')).toBe('2026-03-09 08:00');
  });

  it('[R32] waits: elapsed time goes on counting, a time of day stays what it is', () => {
    const resumed = (settings: Parameters<typeof node<'wait'>>[3]) => {
      const run = new Drive(protocol([node('wait', 'w', null, settings)], ITEMS));
      run.at('2026-03-02 10:00', { type: 'pause' });
      run.at('2026-03-05 12:00', { type: 'resume' });
      return shown(run.run.dueAt ?? 0, 'UTC');
    };
    expect(resumed({ settings: { kind: 'for', hours: 2 } })).toBe('2026-03-05 13:00');
    expect(resumed({ settings: { kind: 'for', days: 2 } })).toBe('2026-03-07 09:00');
    expect(resumed({ settings: { kind: 'until', at_time: '11:00' } })).toBe('2026-03-06 11:00');
  });

  it('[R33] what is done during a pause is kept and counts on resuming, once', () => {
    const run = new Drive(beside({}));
    const task = run.task();
    run.at('2026-03-02 10:00', { type: 'pause' });
    run.at('2026-03-02 11:00', { type: 'taskDone', task, id: 'done' });
    run.at('2026-03-02 11:30', { type: 'taskDone', task, id: 'done' });
    expect(run.run.held).toHaveLength(1);
    expect(run.here).toBe('a');
    run.at('2026-03-04 10:00', { type: 'resume' });
    expect(run.run.ends.a).toMatchObject({ result: 'success', at: time('2026-03-04 10:00') });
    expect(run.run.held).toEqual([]);
  });

  it('[R33] a reading is taken at once; a wait for it goes on when the run does', () => {
    const nodes = [
      node('wait', 'w', null, { settings: { kind: 'event', on: 'reading', item: 'pulse' } }),
      node('followup', 'a', 'w', { selectedItem: 'act' }),
    ];
    const run = new Drive(protocol(nodes, ITEMS));
    run.at('2026-03-02 10:00', { type: 'pause' });
    run.at('2026-03-02 11:00', { type: 'reading', kpi: 'pulse', value: 70 });
    expect(run.run.kpis.pulse?.last).toBe(70);
    expect(run.here).toBe('w');
    run.at('2026-03-04 10:00', { type: 'resume' });
    expect(run.here).toBe('a');
  });

  it('[R32] a challenge goes on with the day it was on', () => {
    const nodes = [node('challenge', 'c', null, { selectedItem: 'walk' }), node('finish', 'f', 'c')];
    const run = new Drive(protocol(nodes, ITEMS), '2026-03-02 05:00').until('2026-03-02 06:00');
    run.at('2026-03-02 07:00', { type: 'taskDone', task: run.task() });
    run.at('2026-03-02 08:00', { type: 'pause' });
    run.at('2026-03-10 08:00', { type: 'resume' });
    expect(shown(run.run.dueAt ?? 0, 'UTC')).toBe('2026-03-11 06:00');
    expect(run.run.here?.challenge).toMatchObject({ day: 1, done: 1, streak: 1 });
  });
});
