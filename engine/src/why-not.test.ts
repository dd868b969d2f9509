import { describe, expect, it } from 'vitest';
import { evaluate } from './condition.ts';
import { module, node, protocol } from './testing/build.ts';
import { Drive } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';
import { nearestFailure, whyNot } from './why-not.ts';

const tree = protocol(
  [
    node('kpi', 'k', null, { selectedItem: 'pulse' }),
    node('followup', 'high', 'k', {
      selectedItem: 'act',
      nextStepCondition: {
        is: 'or',
        any: [
          { is: 'kpi', kpi: 'pulse', op: '>', value: 200 },
          { is: 'kpi', kpi: 'pulse', op: '>', value: 100 },
        ],
      },
    }),
    node('finish', 'below-high', 'high'),
    node('followup', 'ok', 'k', { selectedItem: 'act', rules: { jumpRule: { targetSuccess: 'k' } } }),
    node('finish', 'end', 'ok'),
    node('finish', 'never', 'k'),
  ],
  ITEMS,
  [module('m', { selected_module: 'nudge', selected_item: 'hello' })],
);

describe('why not', () => {
  const run = new Drive(tree);

  it('[R30] not yet: the way has not led further', () => {
    expect(whyNot(tree, run.run, 'high')).toEqual({ because: 'not-yet', node: 'k' });
    expect(whyNot(tree, run.run, 'k')).toEqual({ because: 'it-came', visits: 1 });
    expect(whyNot(tree, run.run, 'nowhere')).toEqual({ because: 'no-such-step' });
  });

  it('[R30] names the failed condition that was nearest to holding, with its value', () => {
    run.at('2026-03-02 08:59', { type: 'reading', kpi: 'pulse', value: 95, task: run.task() });
    const because = whyNot(tree, run.run, 'below-high');
    expect(because).toMatchObject({
      because: 'condition',
      node: 'high',
      nearest: { condition: { kpi: 'pulse', value: 100 }, value: 95, holds: false },
    });
  });

  it('[R30] another step was asked first and held', () => {
    expect(whyNot(tree, run.run, 'never')).toEqual({
      because: 'another-came-first',
      node: 'never',
      first: 'ok',
    });
  });

  it('[R30] a jump led away', () => {
    run.at('2026-03-02 09:10', { type: 'taskDone', task: run.task('ok') });
    expect(whyNot(tree, run.run, 'end')).toEqual({ because: 'jumped-away', node: 'ok', to: 'k' });
  });

  it('[R30] a module tells its own state, an ended run its end', () => {
    expect(whyNot(tree, run.run, 'm')).toMatchObject({
      because: 'module',
      state: { count: expect.any(Number) },
    });
    const ended = new Drive(tree);
    ended.at('2026-03-02 10:00', { type: 'withdraw' });
    expect(whyNot(tree, ended.run, 'high')).toMatchObject({ because: 'run-ended' });
  });

  it('[R30] nothing known is further away than a value that misses', () => {
    const condition = {
      is: 'and',
      all: [
        { is: 'age', op: '>', value: 60 },
        { is: 'score', op: '>', value: 10 },
      ],
    } as const;
    const record = evaluate({ ...condition, all: [...condition.all] }, (leaf) =>
      leaf.is === 'score' ? 2 : null,
    );
    expect(nearestFailure(record).condition.is).toBe('score');
  });
});
