import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { builtInItems } from '../library/all.ts';
import { parseProtocol } from '../parse-protocol.ts';
import { type Protocol, STEP_TYPES } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import { type Behaviour, beginSimulation, type Happening, toNextThing } from '../simulate.ts';
import { randomAnswers, randomBehaviour } from '../testing/behaviour.ts';
import { time } from '../testing/drive.ts';
import { randomFrom } from '../testing/random.ts';
import { EXAMPLES, examplesIn } from './all.ts';
import { couchTo5k } from './couch-to-5k.ts';

const person = { age: 40, sex: 'female', roles: ['patient'], signs: ['postnatal', 'type-2-diabetes'] };

function live(protocol: Protocol, behaviour: Behaviour, years = 3): { last: Happening; seen: Set<string> } {
  const begin = time('2026-01-05 08:00');
  let last = beginSimulation(protocol, { runId: 'r', zone: 'Europe/London', person }, begin, behaviour);
  for (;;) {
    const next = toNextThing(protocol, last.simulated, behaviour);
    if (!next || next.simulated.now > begin + years * 366 * 86_400_000) break;
    last = next;
  }
  return { last, seen: new Set(Object.keys(last.simulated.run.visits)) };
}

describe.each(EXAMPLES.map((protocol) => [protocol.name, protocol] as const))('%s', (_name, protocol) => {
  it('[G6] is a document that reads back as it was written', () => {
    expect(parseProtocol(JSON.parse(JSON.stringify(protocol)))).toEqual({ ok: true, protocol });
  });

  it('[C1] has no problem at all', () => {
    expect(check(protocol)).toEqual([]);
  });

  it('[R38] comes to an end for everybody, and every step is reached by somebody', () => {
    const reached = new Set<string>();
    for (let seed = 1; seed <= 150; seed++) {
      const { last, seen } = live(protocol, randomBehaviour(seed));
      for (const id of seen) reached.add(id);
      expect(['finished', 'failed']).toContain(last.simulated.run.status);
      expect(['finish', 'fail']).toContain(last.simulated.run.end?.reason);
    }
    const refused = new Set([
      'refuse',
      'not-suited',
      'not-here',
      'red-flag',
      'to-doctor',
      'too-young',
      'other',
      'other-care',
    ]);
    const never = protocol.nodes.map((node) => node.id).filter((id) => !reached.has(id) && !refused.has(id));
    expect(never).toEqual([]);
  }, 60_000);
});

it('[R1] together the examples use every step type', () => {
  const used = new Set(EXAMPLES.flatMap((protocol) => protocol.nodes.map((node) => node.type)));
  expect([...used].sort()).toEqual([...STEP_TYPES].sort());
});

it('[R22] every questionnaire names its source and the right to use it', () => {
  for (const protocol of EXAMPLES)
    for (const item of Object.values(protocol.items))
      if (item.kind === 'assessment')
        expect([item.name, Boolean(item.source?.licence)]).toEqual([item.name, true]);
});

it('[R22] random answers are answers', () => {
  const sheet = EXAMPLES[0]?.items['sleep-check'];
  if (sheet?.kind !== 'assessment') throw new Error('the sleep check is a questionnaire');
  const event: RunEvent = {
    id: 'x',
    type: 'answers',
    task: 't',
    answers: randomAnswers(sheet.questions, randomFrom(1)),
  };
  expect(Object.keys(event.answers)).toHaveLength(4);
});

it('[G7] [R101] a scale says what both its ends mean, in every language', () => {
  for (const locale of ['en', 'ar'] as const)
    for (const item of [
      ...examplesIn(locale).flatMap(({ items }) => Object.values(items)),
      ...Object.values(builtInItems(locale)),
    ])
      for (const question of item.kind === 'assessment' || item.kind === 'activity'
        ? (item.questions ?? [])
        : [])
        if (question.kind === 'scale' || question.kind === 'slider')
          expect({ item: item.name, ...question }).toMatchObject({
            minLabel: expect.stringMatching(/./),
            maxLabel: expect.stringMatching(/./),
          });
});

it('[C35] a questionnaire of an example is named in words, not by its initials alone', () => {
  for (const locale of ['en', 'ar'] as const)
    for (const { items } of examplesIn(locale))
      for (const item of Object.values(items)) {
        expect(item.name).not.toMatch(/^[A-Z]{2,}-?\d+$/);
        if (/PHQ|GAD/.test(item.name)) expect(item.description).toMatch(/last 2 weeks|الأسبوعين الماضيين/);
      }
});

it('[R38] who goes silent in Couch to 5 km is asked how it goes, and not sent to a doctor', () => {
  const silent = live(couchTo5k, () => null);
  expect(silent.seen).not.toContain('doctor');
  expect(silent.seen).toContain('quiet');
  expect(silent.last.simulated.run.end?.node).toBe('another-time');
});
