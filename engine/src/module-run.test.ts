import { describe, expect, it } from 'vitest';
import type { RecurringModule } from './recurring-module.ts';
import { module, node, protocol } from './testing/build.ts';
import { Drive, time } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';

const reading = { selected_module: 'kpi', selected_item: 'pulse', at_time: '12:00' } as const;
const hello = { selected_module: 'nudge', selected_item: 'hello', at_time: '12:00' } as const;

function beside(rule: Partial<RecurringModule> & Pick<RecurringModule, 'selected_module' | 'selected_item'>) {
  const nodes = [node('followup', 'a', null, { selectedItem: 'act' }), node('finish', 'f', 'a')];
  return protocol(nodes, ITEMS, [module('m', rule)]);
}

describe('a module beside the flow', () => {
  it('[T8] opens its task at its time, again and again', () => {
    const run = new Drive(beside(reading)).until('2026-03-04 12:00');
    expect(run.said.filter((one) => one.startsWith('openTask module'))).toEqual([
      'openTask module:m 1',
      'openTask module:m 2',
      'openTask module:m 3',
    ]);
    expect(run.run.tasks.find((task) => task.module === 'm')?.openedAt).toBe(time('2026-03-04 12:00'));
  });

  it('[T5] one meant for a role that the person has not stays silent', () => {
    const run = new Drive(beside({ ...hello, role: 'patient' }));
    expect(run.run.dueAt).toBeNull();
    const person = { age: null, sex: null, roles: ['patient'], signs: [] };
    expect(new Drive(beside({ ...hello, role: 'patient' }), undefined, { person }).run.dueAt).not.toBeNull();
  });

  it('[T8] nudges are sent, to the expert where the module is meant for one', () => {
    expect(new Drive(beside(hello)).until('2026-03-02 12:00').said).toContain('sendNudge module:m 1');
    const system = new Drive(beside({ ...hello, target: 'system' })).until('2026-03-02 12:00');
    expect(system.said).toContain('notifyExpert module:m 1');
  });

  //   12:00 ×   12:00 ×   12:00 ×   │ woken at 13:30 on the third day
  it('[T11] after downtime, what is past its window is missed and never sent', () => {
    const run = new Drive(beside(hello));
    run.at('2026-03-04 13:30');
    expect(run.said).not.toContain('sendNudge module:m 3');
    expect(run.trace.filter((entry) => entry.what === 'missed').map((entry) => entry.at)).toEqual([
      time('2026-03-02 12:00'),
      time('2026-03-03 12:00'),
      time('2026-03-04 12:00'),
    ]);
    expect(run.run.modules.m).toMatchObject({ count: 3, missed: 3, done: 0 });
  });

  it('[T11] what is still inside its window is sent late, once', () => {
    const run = new Drive(beside(hello));
    run.at('2026-03-04 12:59');
    expect(run.said.filter((one) => one.startsWith('sendNudge'))).toEqual(['sendNudge module:m 3']);
  });

  it('[T11] a missed task is not opened, and ends the streak', () => {
    const run = new Drive(beside(reading)).until('2026-03-02 12:00');
    run.at('2026-03-02 13:00', { type: 'reading', kpi: 'pulse', value: 70, task: run.task('m') });
    expect(run.run.modules.m?.streak).toBe(1);
    run.at('2026-03-05 13:00');
    expect(run.said.filter((one) => one.startsWith('openTask module'))).toEqual([
      'openTask module:m 1',
      'openTask module:m 4',
    ]);
    expect(run.run.modules.m).toMatchObject({ count: 4, missed: 2, streak: 0, best: 1 });
  });

  it('[T12] the next occurrence takes the place of one that is still open', () => {
    const run = new Drive(beside({ ...reading, every_hour: 4 })).until('2026-03-02 16:00');
    expect(run.said.slice(1)).toEqual(['openTask module:m 1', 'closeTask module:m 1', 'openTask module:m 2']);
  });

  it('[T12] one whose place was taken before anybody could be told is missed', () => {
    const run = new Drive(beside({ ...reading, every_hour: 4 }));
    run.at('2026-03-02 16:30');
    expect(run.said.slice(1)).toEqual(['openTask module:m 2']);
    expect(run.run.modules.m).toMatchObject({ count: 2, missed: 1 });
  });

  it('[T12] its window is its own, otherwise a day for tasks and an hour for nudges', () => {
    const expires = (rule: Partial<RecurringModule>) =>
      new Drive(beside({ ...reading, run_every: 5, ...rule })).until('2026-03-02 12:00').run.tasks[1]
        ?.expiresAt;
    expect(expires({})).toBe(time('2026-03-03 12:00'));
    expect(expires({ settings: { window: { expireAfterMinutes: 90 } } })).toBe(time('2026-03-02 13:30'));
  });

  //   12:00 opens ──── 13:00 late from here ──── 14:00 too late
  it('[T13] on time, late, expired', () => {
    const windowed = { ...reading, settings: { window: { lateAfterMinutes: 60, expireAfterMinutes: 120 } } };
    const answer = (when: string) => {
      const run = new Drive(beside(windowed)).until('2026-03-02 12:00');
      run.at(when, { type: 'reading', kpi: 'pulse', value: 70, task: run.task('m') });
      return run;
    };
    const came = (run: Drive) => run.trace.find((one) => one.what === 'answered' || one.what === 'expired');
    expect(came(answer('2026-03-02 12:59'))).toMatchObject({ what: 'answered', late: false });
    expect(came(answer('2026-03-02 13:00'))).toMatchObject({ what: 'answered', late: true });
    expect(came(answer('2026-03-02 13:59'))).toMatchObject({ what: 'answered', late: true });
    const over = answer('2026-03-02 14:00');
    expect(came(over)).toMatchObject({ what: 'expired' });
    expect(over.why()).toBe('task-not-open');
    expect(over.run.kpis).toEqual({});
  });

  it('[T13] a step’s task that is answered late succeeds and says so; one that ran out has failed', () => {
    const window = { lateAfterMinutes: 60, expireAfterMinutes: 120 };
    const nodes = [node('followup', 'a', null, { selectedItem: 'act', window }), node('followup', 'b', 'a')];
    const late = new Drive(protocol(nodes, ITEMS));
    late.at('2026-03-02 10:30', { type: 'taskDone', task: late.task() });
    expect(late.run.ends.a).toMatchObject({ result: 'success', reason: 'late' });
    const out = new Drive(protocol(nodes, ITEMS)).until('2026-03-02 11:00');
    expect(out.run.ends.a).toMatchObject({
      result: 'failure',
      reason: 'expired',
      at: time('2026-03-02 11:00'),
    });
  });

  it('[T16] a reminder that was asked for can be taken back, and is asked for once less', () => {
    const window = { expireAfterMinutes: 120, snoozes: 1 };
    const run = new Drive(beside({ ...reading, settings: { window } })).until('2026-03-02 12:00');
    run.at('2026-03-02 12:10', { type: 'snooze', task: run.task('m'), minutes: 30 });
    run.at('2026-03-02 12:15', { type: 'snooze', task: run.task('m'), minutes: 0 });
    const open = run.run.tasks.find((task) => task.module === 'm');
    expect(open).toMatchObject({ snoozedUntil: null, snoozes: 1, expiresAt: time('2026-03-02 14:00') });
    run.at('2026-03-02 12:20', { type: 'snooze', task: run.task('m'), minutes: 0 });
    expect(run.why()).toBe('snooze-not-allowed');
  });

  it('[T16] snoozing moves the reminder, never the deadline, and not without end', () => {
    const window = { expireAfterMinutes: 120, snoozes: 1 };
    const run = new Drive(beside({ ...reading, settings: { window } })).until('2026-03-02 12:00');
    run.at('2026-03-02 12:10', { type: 'snooze', task: run.task('m'), minutes: 200 });
    expect(run.why()).toBe('snooze-not-allowed');
    run.at('2026-03-02 12:10', { type: 'snooze', task: run.task('m'), minutes: 30 });
    expect(run.run.dueAt).toBe(time('2026-03-02 12:40'));
    run.until('2026-03-02 12:40');
    expect(run.effects.at(-1)).toMatchObject({ kind: 'sendNudge', id: 'run/module:m/1/sendNudge/1.1' });
    expect(run.run.tasks.find((task) => task.module === 'm')?.expiresAt).toBe(time('2026-03-02 14:00'));
    run.at('2026-03-02 12:50', { type: 'snooze', task: run.task('m'), minutes: 5 });
    expect(run.trace.at(-1)).toMatchObject({ what: 'refused' });
  });
});

describe('prevent_finish', () => {
  it('[R26] holds the finish until the module has come as often as it should, and is answered', () => {
    const run = new Drive(beside({ ...reading, repeat: 2, prevent_finish: true }));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.run.here).toMatchObject({ node: 'f', phase: 'holding' });
    run.until('2026-03-03 12:00');
    expect(run.run.status).toBe('running');
    run.at('2026-03-03 13:00', { type: 'reading', kpi: 'pulse', value: 70, task: run.task('m') });
    expect(run.run.status).toBe('finished');
    expect(run.said.at(-1)).toBe('finish f 1');
  });

  it('[R26] other modules hold nothing', () => {
    const run = new Drive(beside({ ...reading, repeat: 2 }));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.run.status).toBe('finished');
  });
});

/** a: something to do. rest: three days. b: something to do again, and back to `rest` when it is not done. */
const bound = (rule: Partial<RecurringModule> = {}) =>
  protocol(
    [
      node('followup', 'a', null, { selectedItem: 'act' }),
      node('wait', 'rest', 'a', { settings: { kind: 'for', days: 3 } }),
      node('followup', 'b', 'rest', { selectedItem: 'act', rules: { jumpRule: { target: 'rest' } } }),
      node('finish', 'f', 'b'),
    ],
    ITEMS,
    [module('m', { ...hello, ...rule, during: 'rest' })],
  );
const answer = (drive: Drive, when: string, step: string, done = true) =>
  drive.at(when, { type: 'taskDone', task: drive.task(step), outcome: done ? 'success' : 'failure' });
const comings = (drive: Drive) =>
  drive.trace.flatMap((entry) => (entry.what === 'came' ? [`${entry.occurrence} ${entry.dueAt}`] : []));
const noon = (date: string, occurrence: number) => `${occurrence} ${time(`${date} 12:00`)}`;

describe('a module bound to a step', () => {
  it('[T17] comes only while the person is there', () => {
    const drive = new Drive(bound()).until('2026-03-05 13:00');
    expect(comings(drive)).toEqual([]);
    answer(drive, '2026-03-05 13:00', 'a');
    drive.until('2026-03-20 13:00');
    expect(comings(drive)).toEqual([noon('2026-03-06', 1), noon('2026-03-07', 2), noon('2026-03-08', 3)]);
    expect(drive.run.modules.m).toMatchObject({ next: null, count: 3 });
  });

  it('[T17] counts its days from there, each time anew, and goes on counting its occurrences', () => {
    const drive = new Drive(bound({ start_after: 1, stop_after: 3 })).until('2026-03-05 13:00');
    answer(drive, '2026-03-05 13:00', 'a');
    drive.until('2026-03-09 08:00');
    expect(comings(drive)).toEqual([noon('2026-03-06', 1), noon('2026-03-07', 2)]);
    answer(drive, '2026-03-09 08:00', 'b', false);
    drive.until('2026-03-20 13:00');
    expect(comings(drive).slice(2)).toEqual([noon('2026-03-10', 3), noon('2026-03-11', 4)]);
    const ids = drive.said.filter((one) => one.startsWith('sendNudge'));
    expect(new Set(ids).size).toBe(4);
  });

  it('[T17] what it has open closes when the step is left, and is not counted', () => {
    const drive = new Drive(bound({ ...reading, at_time: '12:30' })).until('2026-03-05 13:00');
    answer(drive, '2026-03-05 13:00', 'a');
    drive.until('2026-03-08 12:45');
    expect(drive.run.tasks.map((task) => task.module)).toEqual(['m']);
    drive.until('2026-03-08 13:30');
    expect(drive.run.here?.node).toBe('b');
    expect(drive.run.tasks.map((task) => task.node)).toEqual(['b']);
    expect(drive.run.modules.m).toMatchObject({ count: 3, done: 0, missed: 2 });
  });

  it('[T17] holds no finish back, and a pause moves its days', () => {
    const drive = new Drive(bound({ prevent_finish: true, repeat: 9, start_after: 2 })).until(
      '2026-03-05 08:00',
    );
    answer(drive, '2026-03-05 08:00', 'a');
    drive.at('2026-03-05 09:00', { type: 'pause' });
    drive.at('2026-03-10 08:00', { type: 'resume' });
    drive.until('2026-03-13 09:00');
    expect(comings(drive)).toEqual([noon('2026-03-12', 1)]);
    answer(drive, '2026-03-13 09:00', 'b');
    expect(drive.run.end?.status).toBe('finished');
  });
});
