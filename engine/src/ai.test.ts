import { describe, expect, it } from 'vitest';
import type { AiBranch, AiFact, AiSettings } from './protocol.ts';
import { doubtAbout } from './steps/ai/doubt.ts';
import { readDecision } from './steps/ai/read-decision.ts';
import { node, protocol } from './testing/build.ts';
import { Drive, NOBODY } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';
import { comesOutTheSame, type Trace } from './trace.ts';

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

const decision = (run: Drive, branch: string, more: object = {}) =>
  run.at('2026-03-02 09:01', { type: 'aiDecision', task: run.task(), branch, ...more });
const said = (run: Drive) => run.trace.findLast((line) => line.what === 'model-said');

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

  it('[R105] the model is told what the creator chose, as it stands then, and nothing else', () => {
    const facts: AiFact[] = [
      { is: 'kpi', kpi: 'pulse' },
      { is: 'score', item: 'mood' },
      { is: 'answers', item: 'mood' },
      { is: 'days' },
      { is: 'adherence' },
      { is: 'age' },
    ];
    const run = new Drive(
      protocol(
        [
          node('kpi', 'take', null, { selectedItem: 'pulse' }),
          node('assessment', 'ask', 'take', { selectedItem: 'mood' }),
          node('followup', 'do', 'ask', { selectedItem: 'act', window: { expireAfterMinutes: 60 } }),
          node('ai', 'ai', 'do', { settings: { ...settings, facts } }),
        ],
        ITEMS,
      ),
      '2026-03-02 09:00',
      { person: { ...NOBODY, age: 40 } },
    );
    run.at('2026-03-02 09:05', { type: 'reading', kpi: 'pulse', value: 70, task: run.task() });
    run.at('2026-03-03 09:05', { type: 'answers', task: run.task(), answers: { q1: 'p1', q2: 'p3' } });
    run.until('2026-03-03 11:00');
    const effect = run.effects.findLast(({ kind }) => kind === 'askModel');
    expect(effect).toMatchObject({
      lookedAt: [
        { is: 'kpi', kpi: 'pulse', value: { last: 70, first: 70, count: 1 } },
        { is: 'score', item: 'mood', value: { score: 1, band: 'low' } },
        { is: 'answers', item: 'mood', value: { q1: 'p1', q2: 'p3' } },
        { is: 'days', value: 1 },
        { is: 'adherence', value: { done: 2, asked: 3 } },
        { is: 'age', value: 40 },
      ],
    });
    expect(asked().effects[0]).not.toHaveProperty('lookedAt');
  });

  it('[R106] what the model said is recorded with what became of it', () => {
    const fine = asked();
    decision(fine, 'walk', { sure: 0.9 });
    expect(said(fine)).toMatchObject({ branch: 'walk', sure: 0.9, came: 'counts', because: null });
    const wrong = asked();
    decision(wrong, 'surgery');
    expect(said(wrong)).toMatchObject({ branch: 'surgery', came: 'rule', because: 'no-such-branch' });
    const none = asked();
    decision(none, 'walk', { because: 'no-model' });
    expect(said(none)).toMatchObject({ came: 'rule', because: 'no-model' });
    expect(none.run.ends.ai).toMatchObject({ branch: 'rest', reason: 'fallback' });
    expect(said(asked().until('2026-03-02 10:00'))).toMatchObject({ came: 'rule', because: 'too-late' });
  });

  it('[R106] where the creator wants it, a person decides when the model gave no answer', () => {
    for (const more of [{ because: 'limit' }, {}]) {
      const run = asked({ withoutAnswer: 'person' });
      decision(run, 'surgery', more);
      expect(run.here).toBe('ai');
      expect(run.run.here?.proposal).toBe('rest');
      run.at('2026-03-02 09:10', { type: 'expertDecision', task: run.task(), branch: 'swim' });
      expect(run.run.ends.ai).toMatchObject({ branch: 'swim', reason: 'expert' });
    }
    const silent = asked({ withoutAnswer: 'person' }).until('2026-03-02 12:00');
    expect(silent.run.ends.ai).toMatchObject({ branch: 'rest', reason: 'fallback' });
  });

  it('[R13] [R20] a decision for a step that is left counts for nothing', () => {
    const run = asked();
    const task = run.task();
    decision(run, 'walk');
    run.at('2026-03-02 09:02', { type: 'aiDecision', task, branch: 'rest' });
    expect(run.why()).toBe('task-not-open');
    expect([run.here, run.run.ends.ai?.branch]).toEqual(['at-walk', 'walk']);
  });

  it('[R107] a choice the model is not sure enough of, or says nothing of, is looked at by a person', () => {
    const cameOf = (more: object) => {
      const run = asked({ sureFrom: 70 });
      decision(run, 'walk', more);
      return [run.here, said(run)?.what === 'model-said' && said(run)];
    };
    expect(cameOf({ sure: 0.7 })).toEqual(['at-walk', expect.objectContaining({ came: 'counts' })]);
    const unsure = ['ai', expect.objectContaining({ came: 'person', because: 'unsure' })];
    expect(cameOf({ sure: 0.69 })).toEqual(unsure);
    expect(cameOf({})).toEqual(unsure);
  });

  it('[R107] by sample, the same ones are looked at each time, and about as many as were wanted', () => {
    const picked = (run: string) => doubtAbout({ ...settings, reviewShare: 30 }, 1, `${run}/ai/1`);
    const all = Array.from({ length: 1_000 }, (_, index) => picked(`run-${index}`));
    expect(all).toEqual(Array.from({ length: 1_000 }, (_, index) => picked(`run-${index}`)));
    const share = all.filter((doubt) => doubt === 'sample').length;
    expect(share).toBeGreaterThan(250);
    expect(share).toBeLessThan(350);
    expect(doubtAbout(settings, null, 'run/ai/1')).toBeNull();
  });

  it('[R29] [R108] the fallback rule is recorded and comes out the same from its record', () => {
    const run = asked();
    run.at('2026-03-02 09:01', { type: 'reading', kpi: 'pulse', value: 70 });
    run.until('2026-03-02 10:00');
    const line = run.trace.find(({ what }) => what === 'fell-back') as Trace;
    expect(line).toMatchObject({ branch: 'walk', asked: [{ branch: 'walk', evaluation: { value: 70 } }] });
    expect(comesOutTheSame(line)).toBe(true);
    expect(comesOutTheSame({ ...line, branch: 'swim' } as Trace)).toBe(false);
  });
});

describe('what a model wrote', () => {
  const read = (written: string) => readDecision(written, settings.branches);

  it('[R109] names one of the innermost branches, by id or name', () => {
    const words = 'Pulse is low.';
    expect(read(JSON.stringify({ branch: 'walk', sure: 0.8, words }))).toEqual({
      branch: 'walk',
      sure: 0.8,
      words,
    });
    for (const near of [
      'Walk',
      ' walk ',
      '"walk"',
      '“WALK”.',
      '`walk`',
      '**Walk**',
      '```json\n{"branch":"Walk"}\n```',
    ])
      expect([near, read(near)]).toEqual([near, { branch: 'walk' }]);
  });

  it('[R109] anything else is no answer, and is told why', () => {
    const because = (written: string) => read(written).because;
    for (const none of ['', 'surgery', 'walk or swim', 'walk\nswim', '{"branch":"move"}', 'Move', 'wa lk'])
      expect([none, because(none)]).toEqual([none, 'no-such-branch']);
    for (const shape of [
      '{"branch":',
      '[]',
      '{"branch":["walk"]}',
      '{"choice":"walk"}',
      '{"__proto__":{"branch":"walk"}}',
    ])
      expect([shape, because(shape)]).toEqual([shape, 'wrong-shape']);
    expect(because('x'.repeat(30_000))).toBe('wrong-shape');
    const twins: AiBranch[] = [
      { id: 'a', name: 'Rest' },
      { id: 'b', name: 'rest' },
    ];
    expect(readDecision('REST', twins)).toMatchObject({ because: 'several-branches' });
    expect(read('{"branch":"walk","sure":7}')).toEqual({ branch: 'walk' });
  });
});
