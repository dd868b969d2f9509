import { PHQ_2 } from '@regimen/engine/examples/instruments.ts';
import { sleep } from '@regimen/engine/examples/sleep.ts';
import { advanceProgram, startProgram } from '@regimen/engine/program.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { whyNot } from '@regimen/engine/why-not.ts';
import { describe, expect, it } from 'vitest';
import { lineWords } from './trace-words.ts';
import { moduleStateWords, whyNotWords } from './why-not-words.ts';

const at = Date.parse('2026-11-16T08:00:00Z');
const program = { id: 'p', protocols: [{ protocol: sleep, onFail: 'stop' as const }] };
const person = { age: 40, sex: 'female', roles: ['user'], signs: ['insomnia'] };
const began = startProgram(program, { runId: 'r', zone: 'Europe/Berlin', person }, at);

const say = (line: Trace | undefined, locale: 'en' | 'ar' = 'en', protocol: Protocol = sleep) =>
  lineWords(line as Trace, { locale, to: 'expert', zone: 'UTC', now: at, protocol });
const find = (trace: Trace[], what: Trace['what']) => trace.find((line) => line.what === what);

const answer = (run: typeof began.run, task: string, answers: Record<string, string | number>) =>
  advanceProgram(program, run, { id: `e-${task}`, type: 'answers', task, answers }, at + 60_000);
const checked = answer(began.run, began.run.run.tasks[0]?.id ?? '', {
  falling: 3,
  staying: 2,
  days: 1,
  content: 4,
});

describe('why something happened', () => {
  it('says who may pass, each condition with the value that was found', () => {
    const said = say(find(began.trace, 'decided'));
    expect(said.words).toBe('“Adults without health risks”: eligible.');
    expect(said.asked[0]).toEqual({
      name: '',
      words: 'Their age is 40 years, which is at least 18 years.',
      holds: true,
    });
    expect(said.asked[1]?.words).toBe('They didn’t mention “Sleep apnea” when joining.');
  });

  it('says which way was taken, and that the others were asked before it', () => {
    const { words, asked } = say(find(began.trace, 'chose'));
    expect(words).toBe('Continued to “How are you sleeping?”.');
    expect(asked.map(({ name, holds }) => [name, holds])).toEqual([
      ['See a doctor first', false],
      ['How are you sleeping?', true],
    ]);
  });

  it('says the score and its band', () => {
    expect(say(find(checked.trace, 'scored')).words).toBe(
      'The score in “Sleep check” was 6, which is “Some trouble”.',
    );
  });

  it('says how a step ended and why', () => {
    const ended = checked.trace.find((line) => line.what === 'ended' && line.node === 'first-check');
    expect(say(ended).words).toBe('“How are you sleeping?” was completed.');
  });

  it('speaks Arabic, with names in their own direction', () => {
    const said = say(find(began.trace, 'decided'), 'ar');
    expect(said.words).toBe('«\u2068Adults without health risks\u2069»: مؤهل.');
    expect(said.asked[0]?.words).toContain('العمر');
  });

  it('says that nothing is known where nothing is', () => {
    const line: Trace = {
      rule: 'R4',
      at,
      what: 'found-no-way',
      node: 'mood',
      waits: true,
      asked: [
        {
          node: 'mood-closer',
          evaluation: { condition: { is: 'score', op: '>=', value: 3 }, holds: false, value: null },
        },
      ],
    };
    expect(say(line).asked[0]?.words).toBe(
      'There’s no score for “Your mood in brief (PHQ-2)” yet (condition: at least 3).',
    );
  });

  it('has words in both languages for every kind of line', () => {
    const lines: Trace[] = [
      { rule: 'R1', at, what: 'entered', node: 'window', visit: 2 },
      { rule: 'R3', at, what: 'jumped', node: 'safety-call', to: 'diary-week', on: 'success' },
      { rule: 'R5', at, what: 'jumped', node: 'mood-ok', to: 'diary-week', on: null },
      { rule: 'R26', at, what: 'held-by-modules', node: 'finish', modules: ['diary'] },
      { rule: 'T8', at, what: 'came', module: 'diary', occurrence: 1, day: 0, dueAt: at },
      { rule: 'T11', at, what: 'missed', module: 'diary', occurrence: 2, day: 1, dueAt: at },
      { rule: 'T13', at, what: 'answered', module: 'diary', occurrence: 1, late: true },
      { rule: 'T13', at, what: 'expired', module: 'diary', occurrence: 1, late: false },
      { rule: 'R27', at, what: 'challenge-day', node: 'rise', day: 0, done: false },
      { rule: 'T16', at, what: 'snoozed', task: 't', until: at },
      { rule: 'R31', at, what: 'paused' },
      { rule: 'R32', at, what: 'resumed', afterMs: 172_800_000 },
      { rule: 'T10', at, what: 'travelled', from: 'Europe/Berlin', to: 'Asia/Dubai' },
      { rule: 'R33', at, what: 'held', event: 'e' },
      { rule: 'R13', at, what: 'refused', event: 'e', why: 'task-not-open' },
      { rule: 'R11', at, what: 'run-ended', status: 'failed', node: 'unsafe', reason: 'fail' },
      { rule: 'R34', at, what: 'protocol-began', index: 1, protocol: 'x' },
    ];
    for (const line of lines)
      for (const locale of ['en', 'ar'] as const) {
        const { words } = say(line, locale);
        expect(words).not.toMatch(/[{}]|undefined/);
        if (locale === 'ar') expect(words).toMatch(/[\u0600-\u06ff]/);
      }
    expect(say(lines[11]).words).toBe('Resumed after 2 days. Deadlines moved back to match.');
  });
});

describe('why a step has not come', () => {
  const why = (run: typeof began.run, node: string, locale: 'en' | 'ar' = 'en') => {
    const speaking = { locale, to: 'expert' as const, zone: 'UTC', now: at, protocol: sleep };
    const found = whyNot(sleep, run.run, node);
    if (found.because === 'module') return moduleStateWords(found.state, speaking);
    const said = whyNotWords(found, node, run.run.at, speaking);
    return [said.answer, ...said.found.map(({ words }) => words)].join(' ');
  };

  it('is still under way', () => {
    expect(why(began.run, 'mood')).toBe('“How are you sleeping?” comes first and is still open.');
  });

  it('was barred by a condition, which is named with its value', () => {
    const low = answer(
      checked.run,
      checked.run.run.tasks.find(({ node }) => node === 'mood')?.id ?? '',
      Object.fromEntries(PHQ_2.questions.map(({ id }) => [id, 'not-at-all'])),
    );
    expect(why(low.run, 'mood-closer')).toBe(
      'Its condition wasn’t met: The score in “Your mood in brief (PHQ-2)” was 0 (condition: at least 3).',
    );
    expect(why(low.run, 'help-now')).toMatch(/^“More about your mood” comes before it/);
  });

  it('was passed over for another', () => {
    expect(why(began.run, 'refuse')).toMatch(/^Its condition wasn’t met/);
    expect(why(began.run, 'who')).toBe('It was reached once.');
    expect(why(began.run, 'diary')).toMatch(/^Due so far: 0\. Done: 0\. Missed: 0\. Next: .+ at /);
    expect(why(began.run, 'mood', 'ar')).toMatch(/تسبقها وما زالت مفتوحة/);
  });
});
