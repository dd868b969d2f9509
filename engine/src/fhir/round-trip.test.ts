import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../condition.ts';
import { examplesIn } from '../examples/all.ts';
import { parseProtocol } from '../parse-protocol.ts';
import type { Protocol } from '../protocol.ts';
import type { Question } from '../questions.ts';
import { drawn, node, protocol } from '../testing/build.ts';
import { MOOD } from '../testing/items.ts';
import { randomFrom } from '../testing/random.ts';
import { randomProtocol as randomLife } from '../testing/random-run.ts';
import { randomProtocol as randomTree } from '../testing/random-tree.ts';
import { fhirToProtocol } from './fhir-to-protocol.ts';
import { protocolToFhir } from './protocol-to-fhir.ts';
import { randomDocument } from './testing/random-protocol.ts';

const MANY = 1_000;
const options = { at: 1_760_000_000_000, version: '3', publisher: 'A clinic', language: 'en' };

/** Through the text of a file, as it would be sent. */
const there = (from: Protocol) => JSON.parse(JSON.stringify(protocolToFhir(from, options)));
const back = (from: Protocol) => fhirToProtocol(there(from));
const theSame = (of: Protocol) => ({ ok: true, protocol: of, report: [] });
/** The seeds that come back as something else. */
const changed = (seeds: number, make: (seed: number) => Protocol): number[] =>
  Array.from({ length: seeds }, (_, index) => index + 1).filter((seed) => {
    const made = make(seed);
    return !isDeepStrictEqual(back(made), theSame(made));
  });

describe.each(['en', 'ar'] as const)('the examples in %s', (locale) => {
  it('[G10] come back as they were, and nothing is left over', () => {
    for (const example of examplesIn(locale)) expect(back(example)).toEqual(theSame(example));
  });
});

describe('random protocols', () => {
  it('[G10] with everything a document may hold come back as they were', () => {
    expect(changed(MANY, (seed) => randomDocument(randomFrom(seed)))).toEqual([]);
  }, 180_000);

  it('[G10] as do those that the engine is proven on', () => {
    expect(changed(100, (seed) => randomLife(randomFrom(seed)))).toEqual([]);
    expect(changed(100, (seed) => randomTree(randomFrom(seed), 60))).toEqual([]);
  }, 180_000);

  it('[G6] are documents that the parser takes', () => {
    for (let seed = 1; seed <= 100; seed++)
      expect(parseProtocol(randomDocument(randomFrom(seed))).ok).toBe(true);
  });
});

describe('the tree', () => {
  const shape = (action: { id: string; relatedAction?: { actionId: string }[]; action?: never[] }): string =>
    `${action.relatedAction ? `${action.relatedAction[0]?.actionId}→` : ''}${action.id}${action.action ? `[${action.action.map(shape).join(' ')}]` : ''}`;
  const actions = (of: Protocol): string => there(of).entry[0].resource.action.map(shape).join(' ');

  it('[G9] has the branches of a step nested in it, and steps with one child after one another', () => {
    expect(actions(drawn('a>b>c>d, b>e'))).toBe('a a→b[c c→d e]');
  });

  it('[G9] goes on at the top where it would lie too deep, and comes back the same', () => {
    const ladder = Array.from({ length: 2_000 }, (_, index) =>
      node('nudge', `n${index}`, index === 0 ? null : `n${index - 1 - ((index + 1) % 2)}`),
    );
    const long = parseProtocol(protocol(ladder));
    if (!long.ok) throw new Error('the ladder is a protocol');
    let deepest = 0;
    const look = (value: unknown, depth: number): void => {
      deepest = Math.max(deepest, depth);
      if (typeof value === 'object' && value !== null)
        for (const part of Object.values(value)) look(part, depth + 1);
    };
    look(there(long.protocol), 0);
    expect(deepest).toBeLessThan(60);
    expect(back(long.protocol)).toEqual(theSame(long.protocol));
  });
});

it('[G10] what others change in the elements of FHIR is what counts', () => {
  const [sleep] = examplesIn('en');
  const file = there(sleep as Protocol);
  file.entry[0].resource.action[0].title = 'Grown-ups';
  const read = fhirToProtocol(file);
  expect(read.ok && read.protocol.nodes[0]?.data.name).toBe('Grown-ups');
});

it('[G14] and where an extension of ours still says otherwise, the report names what was changed', () => {
  const when: Condition = {
    is: 'and',
    all: [{ is: 'answer', question: 'q', op: '>', value: 1 }, { is: 'success' }],
  };
  const questions: Question[] = [
    { id: 'q', kind: 'scale', text: 'How much?', min: 0, max: 4 },
    { id: 'r', kind: 'scale', text: 'And now?', min: 0.5, max: 4, when },
  ];
  const file = there(protocol([], { mood: { ...MOOD, questions } }));
  const [, sheet] = file.entry;
  sheet.resource.item[0].text = 'How much, from 0 to 4?';
  sheet.resource.item[1].enableWhen = [{ question: 'q', operator: '=', answerInteger: 4 }];
  sheet.resource.item[1].type = 'integer';
  const read = fhirToProtocol(file);
  expect(read.ok && read.protocol.items.mood).toMatchObject({
    questions: [{ text: 'How much, from 0 to 4?' }, { kind: 'scale', when }],
  });
  expect(read.ok && read.report.map(({ code, path }) => `${path} ${code}`)).toEqual([
    'entry[1].resource.item[1].type overruled',
    'entry[1].resource.item[1].enableWhen overruled',
  ]);
});
