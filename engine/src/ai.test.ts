import { describe, expect, it } from 'vitest';
import type { AiSettings } from './protocol.ts';
import { node, protocol } from './testing/build.ts';
import { Drive } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';

//   choose ─┬─ rest
//           └─ move ─┬─ walk    (rule: pulse under 80)
//                    └─ swim
const settings: AiSettings = {
  prompt: 'What suits today?',
  branches: [
    { id: 'rest', name: 'Rest' },
    {
      id: 'move',
      name: 'Move',
      branches: [
        { id: 'walk', name: 'Walk', when: { is: 'kpi', kpi: 'pulse', op: '<', value: 80 } },
        { id: 'swim', name: 'Swim' },
      ],
    },
  ],
  fallback: 'rest',
  review: false,
};

function asked(more: Partial<AiSettings> = {}) {
  const branch = (value: string) => ({ is: 'branch', op: '=', value }) as const;
  return new Drive(
    protocol(
      [
        node('ai', 'ai', null, { settings: { ...settings, ...more } }),
        node('followup', 'at-walk', 'ai', { selectedItem: 'act', nextStepCondition: branch('walk') }),
        node('followup', 'at-move', 'ai', { selectedItem: 'act', nextStepCondition: branch('move') }),
        node('followup', 'at-rest', 'ai', { selectedItem: 'act', nextStepCondition: branch('rest') }),
      ],
      ITEMS,
    ),
  );
}

describe('the AI module', () => {
  it('[R20] asks the model, which chooses among the innermost branches', () => {
    expect(asked().effects).toEqual([
      expect.objectContaining({
        kind: 'askModel',
        branches: ['rest', 'walk', 'swim'],
        prompt: 'What suits today?',
      }),
    ]);
  });

  it('[R20] a chosen branch counts as itself and as every branch it lies in', () => {
    const choose = (branch: string) => {
      const run = asked();
      run.at('2026-03-02 09:01', { type: 'aiDecision', task: run.task(), branch });
      return run.here;
    };
    expect([choose('walk'), choose('swim'), choose('rest')]).toEqual(['at-walk', 'at-move', 'at-rest']);
  });

  it('[R20] a branch that nobody named falls back at once, silence after its time', () => {
    const wrong = asked();
    wrong.at('2026-03-02 09:01', { type: 'aiDecision', task: wrong.task(), branch: 'surgery' });
    expect(wrong.run.ends.ai).toMatchObject({ branch: 'rest', reason: 'fallback' });
    expect(asked().until('2026-03-02 10:00').run.ends.ai).toMatchObject({
      branch: 'rest',
      reason: 'fallback',
    });
  });

  it('[R20] the fallback is the first branch whose rule holds', () => {
    const run = asked();
    run.at('2026-03-02 09:01', { type: 'reading', kpi: 'pulse', value: 70 });
    expect(run.until('2026-03-02 10:00').here).toBe('at-walk');
  });

  it('[R20] with a human check, the model proposes and the expert decides', () => {
    const propose = () => {
      const run = asked({ review: true });
      run.at('2026-03-02 09:01', { type: 'aiDecision', task: run.task(), branch: 'walk' });
      return run;
    };
    const run = propose();
    expect(run.here).toBe('ai');
    expect(run.effects.slice(1)).toEqual([
      expect.objectContaining({ kind: 'openTask', proposal: 'walk' }),
      expect.objectContaining({ kind: 'notifyExpert', about: 'review' }),
    ]);
    run.at('2026-03-02 09:10', { type: 'expertDecision', task: run.task(), branch: 'nothing' });
    expect(run.why()).toBe('no-such-branch');
    run.at('2026-03-02 09:20', { type: 'expertDecision', task: run.task(), branch: 'rest' });
    expect(run.run.ends.ai).toMatchObject({ branch: 'rest', reason: 'expert' });
    const agreed = propose();
    agreed.at('2026-03-02 09:20', { type: 'expertDecision', task: agreed.task() });
    expect(agreed.here).toBe('at-walk');
    const silent = asked({ review: true }).until('2026-03-02 10:00');
    expect(silent.effects.at(-2)).toMatchObject({ kind: 'openTask', proposal: 'rest' });
    expect(propose().until('2026-03-02 12:00').run.ends.ai).toMatchObject({
      branch: 'rest',
      reason: 'fallback',
    });
  });
});
