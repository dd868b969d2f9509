import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examplesIn } from '../examples/all.ts';
import { randomFrom } from '../testing/random.ts';
import { protocolToFhir } from './protocol-to-fhir.ts';
import type { Bundle, Loose } from './resources.ts';
import { definitionsFrom, faultsIn } from './testing/r4-validity.ts';
import { randomDocument } from './testing/random-protocol.ts';
import { danglingIn } from './testing/references.ts';

const definitions = definitionsFrom(
  readFileSync(new URL('./testing/r4-definitions.txt', import.meta.url), 'utf8'),
);
const options = { at: 1_760_000_000_000, version: '3', publisher: 'A clinic', language: 'en' } as const;
const written = (bundle: Bundle): Loose => JSON.parse(JSON.stringify(bundle));

describe('a protocol in FHIR', () => {
  it('[G13] is valid by the published definitions: the examples in both languages', () => {
    for (const language of ['en', 'ar'] as const)
      for (const example of examplesIn(language)) {
        const bundle = written(protocolToFhir(example, { ...options, language, status: 'active' }));
        expect([example.name, faultsIn(bundle, definitions)]).toEqual([example.name, []]);
        expect(danglingIn(bundle)).toEqual([]);
      }
  });

  it('[G13] is valid by the published definitions: random protocols', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const bundle = written(protocolToFhir(randomDocument(randomFrom(seed)), options));
      expect([seed, faultsIn(bundle, definitions)]).toEqual([seed, []]);
      expect([seed, danglingIn(bundle)]).toEqual([seed, []]);
    }
  }, 180_000);
});

describe('the judge', () => {
  const [sleep] = examplesIn('en');
  const spoil = (change: (plan: Loose, bundle: Loose) => void): string[] => {
    const bundle = written(protocolToFhir(sleep as never, options)) as { entry: { resource: Loose }[] };
    change(bundle.entry[0]?.resource as Loose, bundle);
    return [...faultsIn(bundle, definitions), ...danglingIn(bundle)];
  };

  it.each<[string, (plan: Loose, bundle: Loose) => void]>([
    ['an element missing', (plan) => delete plan.status],
    ['a code that is not bound', (plan) => Object.assign(plan, { status: 'ready' })],
    ['an element that is unknown', (plan) => Object.assign(plan, { colour: 'red' })],
    ['an empty text', (plan) => Object.assign(plan, { title: '' })],
    ['one in place of many', (plan) => Object.assign(plan, { action: (plan.action as Loose[])[0] })],
    ['an empty list', (plan) => Object.assign(plan, { action: [] })],
    ['a wrong date', (plan) => Object.assign(plan, { date: 'yesterday' })],
    ['an id with an underscore', (plan) => Object.assign(plan, { id: 'a_b' })],
    ['an extension without value', (plan) => Object.assign(plan, { extension: [{ url: 'x' }] })],
    [
      'two values of one choice',
      (plan) => Object.assign(plan, { subjectReference: {}, subjectCodeableConcept: {} }),
    ],
    [
      'the same address twice',
      (_plan, bundle) => Object.assign(bundle, { entry: [...(bundle.entry as []), ...(bundle.entry as [])] }),
    ],
    [
      'a reference to nothing',
      (plan) =>
        Object.assign((plan.action as Loose[])[1] as Loose, { definitionCanonical: 'https://x.test/A/b' }),
    ],
  ])('[G13] notices %s', (_what, change) => {
    expect(spoil(() => undefined)).toEqual([]);
    expect(spoil(change)).not.toEqual([]);
  });
});
