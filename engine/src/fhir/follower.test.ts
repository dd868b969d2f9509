import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, examplesIn } from '../examples/all.ts';
import { replayProgram } from '../program-replay.ts';
import type { Program } from '../protocol.ts';
import { randomBehaviour } from '../testing/behaviour.ts';
import { node, protocol } from '../testing/build.ts';
import { ITEMS } from '../testing/items.ts';
import { randomFrom } from '../testing/random.ts';
import { movedLog } from '../testing/real-log.ts';
import { recordFromLog, recordFromVersions } from './follower-record.ts';
import { followerToFhir } from './follower-to-fhir.ts';
import { EXTENSIONS } from './names.ts';
import type { Bundle, Loose, Resource } from './resources.ts';
import { definitionsFrom, faultsIn } from './testing/r4-validity.ts';
import { randomLife } from './testing/random-life.ts';
import { danglingIn } from './testing/references.ts';
import { answerItems } from './write-answers.ts';

const definitions = definitionsFrom(
  readFileSync(new URL('./testing/r4-definitions.txt', import.meta.url), 'utf8'),
);
const AT = 1_800_000_000_000;

function handedOut(program: Program, seed: number, days = 400, definitions: 'used' | 'whole' = 'used') {
  const log = randomLife(program, randomFrom(seed), randomBehaviour(seed), days);
  const record = recordFromLog(program, log);
  const bundle: Bundle = JSON.parse(
    JSON.stringify(
      followerToFhir({
        program,
        title: 'A program',
        summary: 'In short.',
        record,
        pseudonym: 'Ada_7/ü',
        definitions,
        at: AT,
      }),
    ),
  );
  const all = (type: string): Resource[] =>
    bundle.entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);
  return { log, record, bundle, all };
}

describe('lives through the examples', () => {
  it('[G18] are handed out as valid bundles whose references lead somewhere', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const locale = seed % 2 === 0 ? 'ar' : 'en';
      const [first, second] = [examplesIn(locale)[seed % 8], examplesIn(locale)[(seed + 3) % 8]];
      if (!first || !second) throw new Error('there are eight examples');
      const program: Program = {
        id: 'two_in_a_row',
        protocols: [
          { protocol: first, onFail: 'goOn' },
          { protocol: second, onFail: 'stop' },
        ],
      };
      const { bundle } = handedOut(
        program,
        seed,
        seed % 4 === 0 ? 9 : 400,
        seed % 5 === 0 ? 'whole' : 'used',
      );
      expect([seed, faultsIn(bundle, definitions)]).toEqual([seed, []]);
      expect([seed, danglingIn(bundle)]).toEqual([seed, []]);
      for (const { resource } of bundle.entry) kinds.add(`${resource.resourceType} ${resource.status}`);
    }
    for (const kind of ['completed', 'failed', 'rejected', 'cancelled', 'requested'])
      expect(kinds).toContain(`Task ${kind}`);
    for (const kind of ['completed', 'revoked', 'active']) expect(kinds).toContain(`CarePlan ${kind}`);
    for (const kind of ['Observation final', 'QuestionnaireResponse completed'])
      expect(kinds).toContain(kind);
  }, 180_000);

  it('[G18] hold every task, reading and sheet of the life, once', () => {
    const program: Program = {
      id: 'p',
      protocols: EXAMPLES.slice(0, 2).map((each) => ({ protocol: each, onFail: 'goOn' })),
    };
    for (let seed = 1; seed <= 10; seed++) {
      const { log, record, all, bundle } = handedOut(program, seed);
      const opened = new Set<string>();
      const { run } = replayProgram(program, log, 'tz', (_entry, { effects }) => {
        for (const effect of effects) if (effect.kind === 'openTask') opened.add(effect.task.id);
      });
      expect(all('Task').map((task) => (task.identifier as Loose[])[0]?.value)).toEqual([...opened]);
      const readings = Object.values(run.run.kpis).reduce((sum, { count }) => sum + count, 0);
      const sheets = Object.values(run.run.results).reduce((sum, { count }) => sum + count, 0);
      expect([record.readings.length, record.sheets.length]).toEqual([readings, sheets]);
      expect(all('QuestionnaireResponse')).toHaveLength(sheets);
      const scored = record.sheets.filter(({ score }) => score !== null).length;
      expect(all('Observation')).toHaveLength(readings + scored);
      expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length);
    }
  }, 60_000);

  it('[G18] hold the definitions of what the person was asked for, and the rest only for those who may see it', () => {
    const program: Program = {
      id: 'p',
      protocols: EXAMPLES.map((each) => ({ protocol: each, onFail: 'goOn' })),
    };
    const [used, whole] = (['used', 'whole'] as const).map((which) => handedOut(program, 2, 2_000, which));
    expect(used?.all('PlanDefinition')).toEqual([]);
    expect(used?.all('ActivityDefinition').length).toBeGreaterThan(0);
    expect(used?.all('Questionnaire').length).toBeGreaterThan(0);
    expect(JSON.stringify(used?.bundle)).not.toContain(EXTENSIONS);
    expect(whole?.all('PlanDefinition')).toHaveLength(8);
    expect(JSON.stringify(whole?.bundle)).toContain(EXTENSIONS);
  });

  it('[G18] know the person by a pseudonym alone', () => {
    const program: Program = { id: 'p', protocols: [{ protocol: EXAMPLES[0] as never, onFail: 'stop' }] };
    const [patient] = handedOut(program, 3).all('Patient');
    expect(Object.keys(patient ?? {}).sort()).toEqual(['id', 'identifier', 'resourceType']);
    expect(patient?.id).toMatch(/^patient-[0-9a-f]{16}$/);
    expect(handedOut(program, 3).bundle).toEqual(handedOut(program, 3).bundle);
  });
});

it('[G18] [R61] somebody who was moved between versions is handed out whole, with what earlier versions asked', () => {
  let moved = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const { programs, log } = movedLog(randomFrom(seed));
    if (!log.entries.some((entry) => 'move' in entry)) continue;
    moved++;
    const { record, program } = recordFromVersions(programs, log);
    const made = followerToFhir({ program, title: 'P', record, pseudonym: 'x', at: AT });
    const bundle: Bundle = JSON.parse(JSON.stringify(made));
    expect([seed, faultsIn(bundle as never, definitions), danglingIn(bundle)]).toEqual([seed, [], []]);
    for (const { item, protocolIndex } of record.tasks)
      if (item !== null) expect(program.protocols[protocolIndex]?.protocol.items).toHaveProperty(item);
  }
  expect(moved).toBeGreaterThan(40);
}, 60_000);

describe('one reading and one sheet', () => {
  const program: Program = {
    id: 'p',
    protocols: [{ protocol: protocol([node('finish', 'end', null)], ITEMS), onFail: 'stop' }],
  };
  const { record } = handedOut(program, 1);
  const at = AT - 1_000;

  it('[G18] a reading has its unit in UCUM and what is aimed at beside it; two at one moment are two', () => {
    const reading = { protocolIndex: 0, kpi: 'pulse', value: 1.2, unit: 'Hz', at, task: null };
    const two = [reading, { ...reading, value: 72, unit: 'bpm' }];
    const bundle = followerToFhir({
      program,
      title: 'P',
      record: { ...record, readings: two },
      pseudonym: 'x',
      at: AT,
    });
    const made = bundle.entry
      .map(({ resource }) => resource)
      .filter((each) => each.resourceType === 'Observation');
    expect(made).toMatchObject([
      {
        effectiveDateTime: '2027-01-15T07:59:59.000Z',
        valueQuantity: { value: 1.2, unit: 'Hz', code: 'Hz' },
        referenceRange: [{ low: { value: 50, code: '/min' }, high: { value: 90 } }],
      },
      { valueQuantity: { value: 72, unit: 'bpm', system: 'http://unitsofmeasure.org', code: '/min' } },
    ]);
    expect(made[0]?.id).not.toBe(made[1]?.id);
    expect(faultsIn(JSON.parse(JSON.stringify(bundle)), definitions)).toEqual([]);
  });

  it('[G18] a scored sheet has its answers by the question, and its score with the band', () => {
    const sheet = {
      protocolIndex: 0,
      item: 'mood',
      answers: { q1: 'p3', q2: 'p0' },
      score: 6,
      band: 'high',
      at,
      task: null,
    };
    const bundle = followerToFhir({
      program,
      title: 'P',
      record: { ...record, sheets: [sheet] },
      pseudonym: 'x',
      at: AT,
    });
    const find = (type: string) =>
      bundle.entry.find(({ resource }) => resource.resourceType === type)?.resource;
    expect(find('QuestionnaireResponse')).toMatchObject({
      questionnaire: 'https://regimen.dev/fhir/program/p/1/Questionnaire/mood',
      item: [
        { linkId: 'q1', text: 'First', answer: [{ valueCoding: { code: 'p3', display: '3' } }] },
        { linkId: 'q2', answer: [{ valueCoding: { code: 'p0' } }] },
      ],
    });
    expect(find('Observation')).toMatchObject({
      valueQuantity: { value: 6, code: '{score}' },
      interpretation: [{ text: 'High' }],
      derivedFrom: [{ reference: `QuestionnaireResponse/${find('QuestionnaireResponse')?.id}` }],
    });
    expect(danglingIn(bundle)).toEqual([]);
  });

  it('[G18] every kind of answer is handed out as what it is', () => {
    const options = [{ id: 'a', label: 'A' }];
    const asked = { text: 'Q' };
    const items = answerItems(
      [
        { ...asked, id: 'many', kind: 'multiple', options },
        { ...asked, id: 'scale', kind: 'scale', min: 0, max: 4 },
        { ...asked, id: 'tenth', kind: 'slider', min: 0, max: 1, step: 0.1 },
        { ...asked, id: 'yes', kind: 'yes_no' },
        { ...asked, id: 'day', kind: 'date' },
        { ...asked, id: 'file', kind: 'file' },
        { ...asked, id: 'table', kind: 'matrix', rows: [{ id: 'r', label: 'R' }], options },
        { ...asked, id: 'skipped', kind: 'text' },
      ],
      {
        many: ['a', 'gone'],
        scale: 3,
        tenth: 0.3,
        yes: false,
        day: '2026-02-03',
        file: 'scan.pdf',
        table: { r: 'a' },
        old: 'an answer to a question of before',
      },
    );
    expect(items).toEqual([
      {
        linkId: 'many',
        text: 'Q',
        answer: [{ valueCoding: { code: 'a', display: 'A' } }, { valueCoding: { code: 'gone' } }],
      },
      { linkId: 'scale', text: 'Q', answer: [{ valueInteger: 3 }] },
      { linkId: 'tenth', text: 'Q', answer: [{ valueDecimal: 0.3 }] },
      { linkId: 'yes', text: 'Q', answer: [{ valueBoolean: false }] },
      { linkId: 'day', text: 'Q', answer: [{ valueDate: '2026-02-03' }] },
      { linkId: 'file', text: 'Q', answer: [{ valueAttachment: { title: 'scan.pdf' } }] },
      {
        linkId: 'table',
        text: 'Q',
        item: [{ linkId: 'table.row.r', text: 'R', answer: [{ valueCoding: { code: 'a', display: 'A' } }] }],
      },
      { linkId: 'old', answer: [{ valueString: 'an answer to a question of before' }] },
    ]);
  });
});
