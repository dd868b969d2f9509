import { describe, expect, it } from 'vitest';
import type { Condition } from './condition.ts';
import type { FlowNode, JumpRule } from './protocol.ts';
import { node, protocol } from './testing/build.ts';
import { Drive, time } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';

const followup = (
  id: string,
  parentId: string | null,
  nextStepCondition: Condition = { is: 'always' },
  jumpRule?: JumpRule,
) =>
  node('followup', id, parentId, {
    selectedItem: 'act',
    nextStepCondition,
    rules: jumpRule ? { jumpRule } : {},
  });
const finish = (id: string, parentId: string, nextStepCondition: Condition = { is: 'always' }) =>
  node('finish', id, parentId, { nextStepCondition });
const drive = (...nodes: FlowNode[]) => new Drive(protocol(nodes, ITEMS));

describe('from step to step', () => {
  it('[R1] a step that is entered does its work and is counted', () => {
    const run = drive(followup('a', null), finish('b', 'a'));
    expect(run.here).toBe('a');
    expect(run.run.visits).toEqual({ a: 1 });
    expect(run.said).toEqual(['openTask a 1']);
  });

  it('[R2] its outcome, reason and data are kept', () => {
    const run = drive(followup('a', null), followup('b', 'a'));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.run.ends.a).toMatchObject({
      result: 'success',
      reason: 'done',
      visit: 1,
      wentTo: 'b',
      by: 'child',
    });
  });

  //   a ─┬─ b (always)        success: targetSuccess → d     failure: target → c
  //      ├─ c
  //      └─ d
  it('[R3] a jump rule goes before the children', () => {
    const nodes = [
      followup('a', null, undefined, { target: 'c', targetSuccess: 'd' }),
      followup('b', 'a'),
      followup('c', 'a'),
      followup('d', 'a'),
    ];
    const happy = drive(...nodes);
    happy.at('2026-03-02 10:00', { type: 'taskDone', task: happy.task() });
    expect(happy.here).toBe('d');
    const sad = drive(...nodes);
    sad.at('2026-03-02 10:00', { type: 'taskDone', task: sad.task(), outcome: 'failure' });
    expect(sad.here).toBe('c');
  });

  it('[R3] a rule for the other outcome does not count', () => {
    const run = drive(
      followup('a', null, undefined, { target: 'c' }),
      followup('b', 'a'),
      followup('c', 'a'),
    );
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.here).toBe('b');
  });

  it('[R4] the first child whose condition holds is entered, not the second', () => {
    const run = drive(
      followup('a', null),
      followup('no', 'a', { is: 'failure' }),
      followup('yes', 'a', { is: 'success' }),
      followup('also', 'a'),
    );
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.here).toBe('yes');
  });

  it('[R5] a jump always goes to its target and never to its children', () => {
    const run = drive(
      followup('a', null),
      node('jump', 'j', 'a', { rules: { jumpRule: { target: 'a', targetSuccess: 'x' } } }),
      finish('x', 'j'),
    );
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.here).toBe('a');
    expect(run.run.visits).toEqual({ a: 2, j: 1 });
    expect(run.said).toEqual(['openTask a 1', 'closeTask a 1', 'openTask a 1']);
  });
});

describe('when no child fits', () => {
  it('[R10] fails with a reason when nothing can change any more', () => {
    const run = drive(followup('a', null), finish('b', 'a', { is: 'failure' }));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.run.end).toEqual({
      status: 'failed',
      at: time('2026-03-02 10:00'),
      node: 'a',
      reason: 'no-way-on',
    });
  });

  it('[R10] waits for a reading that can still come', () => {
    const run = drive(followup('a', null), finish('b', 'a', { is: 'kpi', kpi: 'pulse', op: '<', value: 80 }));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.run.here).toMatchObject({ node: 'a', phase: 'choosing' });
    run.at('2026-03-02 11:00', { type: 'reading', kpi: 'pulse', value: 90 });
    expect(run.run.status).toBe('running');
    run.at('2026-03-02 12:00', { type: 'reading', kpi: 'pulse', value: 70 });
    expect(run.run.status).toBe('finished');
  });

  it('[R10] waits for a day that will come, and is woken at its midnight', () => {
    const run = drive(followup('a', null), finish('b', 'a', { is: 'days', op: '>=', value: 3 }));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.run.dueAt).toBe(time('2026-03-05 00:00'));
    run.until('2026-03-05 00:00');
    expect(run.run.status).toBe('finished');
  });

  it('[R10] does not wait for a day that is over', () => {
    const run = drive(followup('a', null), finish('b', 'a', { is: 'days', op: '<', value: 0 }));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.run.end?.reason).toBe('no-way-on');
  });
});

describe('how a run ends', () => {
  it('[R11] a fail step ends it, closes what is open and says so once', () => {
    const run = drive(followup('a', null), node('fail', 'f', 'a'));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.run.end).toMatchObject({ status: 'failed', reason: 'fail', node: 'f' });
    expect(run.said).toEqual(['openTask a 1', 'closeTask a 1', 'fail f 1']);
    expect(run.run.dueAt).toBeNull();
  });

  it('[R11] an end that nobody meant also calls an expert', () => {
    const run = drive(followup('a', null), node('jump', 'j', 'a'));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    expect(run.said.slice(2)).toEqual(['fail j 1', 'notifyExpert j stuck']);
  });

  it('[R11] withdrawing closes the tasks and is neither a finish nor a failure', () => {
    const run = drive(followup('a', null), finish('b', 'a'));
    run.at('2026-03-02 10:00', { type: 'withdraw' });
    expect(run.run.status).toBe('withdrawn');
    expect(run.said).toEqual(['openTask a 1', 'closeTask a 1']);
  });

  it('[R11] a protocol without steps fails at once', () => {
    expect(drive().run.end?.reason).toBe('nothing-to-do');
  });

  //   a ⇄ j    a nudge and a jump back: no time passes
  it('[R12] stops after 1,000 steps in one call, with a reason', () => {
    const run = drive(
      node('nudge', 'a', null, { selectedItem: 'hello' }),
      node('jump', 'j', 'a', { rules: { jumpRule: { target: 'a' } } }),
    );
    expect(run.run.end?.reason).toBe('step-limit');
    expect(run.run.visits).toEqual({ a: 500, j: 500 });
  });
});

describe('time in the flow', () => {
  it('[R6] what fell due earlier happens first, each at its own time', () => {
    const run = drive(
      node('wait', 'w1', null, { settings: { kind: 'for', hours: 1 } }),
      node('wait', 'w2', 'w1', { settings: { kind: 'for', hours: 2 } }),
      node('wait', 'w3', 'w2', { settings: { kind: 'for', hours: 24 } }),
    );
    run.at('2026-03-02 18:00');
    expect(run.run.ends.w1?.at).toBe(time('2026-03-02 10:00'));
    expect(run.run.ends.w2?.at).toBe(time('2026-03-02 12:00'));
    expect(run.run.dueAt).toBe(time('2026-03-03 12:00'));
  });

  it('[R6] time never goes back', () => {
    const run = drive(followup('a', null), followup('b', 'a'));
    run.at('2026-03-02 10:00', { type: 'taskDone', task: run.task() });
    run.at('2026-03-01 10:00', { type: 'taskDone', task: run.task(), outcome: 'failure' });
    expect(run.run.ends.b?.at).toBe(time('2026-03-02 10:00'));
  });

  //   wait ends 10:00 ──── nobody at home ──── 18:00 woken: the task opens now, with its full window
  it('[R16] a task is open from the moment it can be told', () => {
    const run = drive(
      node('wait', 'w', null, { settings: { kind: 'for', hours: 1 } }),
      node('followup', 'a', 'w', { selectedItem: 'act', window: { expireAfterMinutes: 60 } }),
    );
    run.at('2026-03-02 18:00');
    expect(run.run.tasks[0]).toMatchObject({
      openedAt: time('2026-03-02 18:00'),
      expiresAt: time('2026-03-02 19:00'),
    });
  });
});
