import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { examplesIn } from '../examples/all.ts';
import { parseProtocol } from '../parse-protocol.ts';
import { type Random, randomFrom } from '../testing/random.ts';
import { fhirToProtocol } from './fhir-to-protocol.ts';
import { protocolToFhir } from './protocol-to-fhir.ts';
import { MOST_NOTES } from './report.ts';
import { heartBundle } from './testing/foreign-plan.ts';
import { randomDocument } from './testing/random-protocol.ts';

const refused = (input: unknown): string[] => {
  const read = fhirToProtocol(input);
  return read.ok ? [] : read.faults.map(({ path, message }) => `${path} ${message}`);
};
const plan = (more: object) => ({ resourceType: 'PlanDefinition', status: 'draft', ...more });

describe('what cannot be read', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, ' must be an object'],
    ['text', '{}', ' must be an object'],
    ['a list', [], ' must be an object'],
    ['another resource', { resourceType: 'Patient' }, 'resourceType must be one of Bundle, PlanDefinition'],
    ['a bundle without entries', { resourceType: 'Bundle' }, 'entry must be a list'],
    ['a bundle without a plan', { resourceType: 'Bundle', entry: [] }, 'entry must hold a PlanDefinition'],
    [
      'too many entries',
      { resourceType: 'Bundle', entry: Array(10_001).fill({}) },
      'entry must have at most 10000',
    ],
  ])('[G17] %s is refused with its path', (_what, input, says) => {
    expect(refused(input)).toEqual([says]);
  });

  it('[G17] our own file with a broken part is refused with the place of that part', () => {
    const bundle = JSON.parse(JSON.stringify(protocolToFhir(examplesIn('en')[0] as never)));
    bundle.entry[0].resource.action[0].extension = [
      { url: 'https://regimen.dev/fhir/StructureDefinition/window', valueString: 'always' },
    ];
    expect(refused(bundle)).toContain('entry[0].resource.action[0].data.window must be an object');
  });

  it('[G17] what is nested without end, or without measure, is refused', () => {
    let action: object = {};
    for (let depth = 0; depth < 100_000; depth++) action = { action: [action] };
    expect(refused(plan(action))).toEqual([' must not be nested deeper than 200 levels']);
    let contained: object = {};
    for (let depth = 0; depth < 50_000; depth++) contained = { contained: [contained] };
    expect(refused(plan(contained))).toHaveLength(1);
    expect(refused(plan({ action: Array(2_100).fill({ title: 'x' }) }))).toEqual([
      '.action must be at most 2000 steps',
    ]);
    expect(refused(plan({ action: Array(1_000_001).fill(1) }))).toEqual([
      ' must have at most 1000000 values',
    ]);
  }, 60_000);

  it('[G17] what is made to take long does not', () => {
    const many = <T>(make: (index: number) => T): T[] =>
      Array.from({ length: 100_000 }, (_, index) => make(index));
    const backwards = many((index) => ({
      id: `a${index}`,
      relatedAction: [{ actionId: `a${index + 1}`, relationship: 'after' }],
    }));
    const weekly = { repeat: { period: 1, periodUnit: 'wk' } };
    const item = many(() => ({ linkId: 'same', type: 'text' }));
    const sheet = { resourceType: 'Questionnaire', id: 'q', item };
    expect(refused(plan({ action: backwards }))).toEqual(['.action must be at most 2000 steps']);
    expect(refused(plan({ action: many(() => ({ timingTiming: weekly })) }))).toEqual([
      'modules must have at most 200',
    ]);
    const read = fhirToProtocol(plan({ contained: [sheet], action: [{ definitionCanonical: '#q' }] }));
    expect(read.ok && read.report[0]).toEqual({
      code: 'definition-kind',
      path: 'contained[0]',
      what: 'Questionnaire',
    });
  }, 30_000);

  it('[G14] a report is no longer than anybody reads', () => {
    const goals = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`field${index}`, 1]));
    const read = fhirToProtocol(plan(goals));
    expect(read.ok && read.report.length).toBe(MOST_NOTES + 1);
    expect(read.ok && read.report.at(-1)).toEqual({ code: 'and-more', path: '', what: '1500' });
  });
});

const JUNK: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e300,
  0.5,
  true,
  [],
  {},
  [null],
  [[]],
  [{}],
  { value: 1e308, code: 'a' },
  '__proto__',
  'constructor',
  '\u0000\ud800',
  'x'.repeat(30_000),
  JSON.parse('{"toString":1,"valueOf":2,"__proto__":{"length":3}}'),
  [JSON.parse('{"toString":1}')],
];

/** Puts junk in one to five places of its resources. */
function spoilt(file: object, random: Random): unknown {
  const copy = JSON.parse(JSON.stringify(file));
  for (let times = random.whole(1, 5); times > 0; times--) {
    let here: Record<string, unknown> = random.pick<never>(copy.entry);
    for (let depth = random.whole(1, 16); depth >= 0; depth--) {
      const keys = Object.keys(here);
      if (keys.length === 0) break;
      const key = random.pick(keys);
      const next = here[key];
      if (depth === 0 || typeof next !== 'object' || next === null) {
        if (random.chance(0.2)) delete here[key];
        else here[key] = structuredClone(random.pick(JUNK));
        break;
      }
      here = next as Record<string, unknown>;
    }
  }
  return copy;
}

describe('spoilt files', () => {
  it('[G17] are read as a protocol or refused, and never throw', () => {
    let taken = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const random = randomFrom(seed);
      const whole = seed % 3 === 0 ? heartBundle : protocolToFhir(randomDocument(random));
      const read = fhirToProtocol(spoilt(whole, random));
      if (!read.ok) {
        expect(read.faults.length).toBeGreaterThan(0);
        continue;
      }
      taken++;
      const { protocol } = read;
      const again = fhirToProtocol(protocolToFhir(protocol));
      expect([seed, isDeepStrictEqual(parseProtocol(protocol), { ok: true, protocol })]).toEqual([
        seed,
        true,
      ]);
      expect([seed, isDeepStrictEqual(again, { ok: true, protocol, report: [] })]).toEqual([seed, true]);
    }
    expect(taken).toBeGreaterThan(100);
  }, 180_000);
});
