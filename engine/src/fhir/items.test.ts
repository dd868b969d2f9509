import { describe, expect, it } from 'vitest';
import type { Item } from '../items.ts';
import type { Question } from '../questions.ts';
import { module, node, protocol } from '../testing/build.ts';
import { ITEMS } from '../testing/items.ts';
import { fhirToProtocol } from './fhir-to-protocol.ts';
import { locate } from './located.ts';
import { UCUM } from './names.ts';
import { protocolToFhir } from './protocol-to-fhir.ts';
import { readQuestions } from './read-questions.ts';
import type { Loose } from './resources.ts';

const resourceOf = (item: Item, type: string): Loose =>
  protocolToFhir(protocol([], { it: item })).entry.find(({ resource }) => resource.resourceType === type)
    ?.resource ?? {};

describe('items', () => {
  it('[G11] a nudge is a message that other systems can send', () => {
    const nudge = { ...ITEMS.hello, body: "It's time.\nGo!" } as Item;
    expect(resourceOf(nudge, 'ActivityDefinition')).toMatchObject({
      kind: 'CommunicationRequest',
      title: 'An item',
      subtitle: 'Hello',
      dynamicValue: [{ path: 'payload.contentString', expression: { expression: "'It\\'s time.\\nGo!'" } }],
    });
  });

  it('[G11] what a KPI measures has its unit in UCUM, what is taken, and what is aimed at', () => {
    const bpm = { value: 50, unit: 'bpm', system: UCUM, code: '/min' };
    expect(resourceOf(ITEMS.pulse as Item, 'ObservationDefinition')).toMatchObject({
      quantitativeDetails: {
        customaryUnit: { text: 'bpm', coding: [{ system: UCUM, code: '/min' }] },
        unit: { text: 'Hz' },
        conversionFactor: 60,
      },
      qualifiedInterval: [
        { category: 'absolute', range: { low: { value: 20 }, high: { value: 250 } } },
        { category: 'reference', range: { low: bpm } },
      ],
    });
  });

  it('[G11] a check-in has its questions in a Questionnaire of its own', () => {
    const checkIn = { ...ITEMS.act, questions: [{ id: 'how', kind: 'text', text: 'How was it?' }] } as Item;
    const sheet = resourceOf(checkIn, 'Questionnaire');
    expect(sheet).toMatchObject({ item: [{ linkId: 'how', text: 'How was it?', type: 'text' }] });
    expect(resourceOf(checkIn, 'ActivityDefinition')).toMatchObject({
      relatedArtifact: [{ type: 'depends-on', resource: sheet.url }],
    });
  });
});

describe('questions', () => {
  const itemsOf = (...questions: Question[]): Loose[] =>
    resourceOf({ ...ITEMS.mood, questions } as Item, 'Questionnaire').item as Loose[];
  const mood: Question = {
    id: 'mood',
    kind: 'single',
    text: 'How are you?',
    options: [
      { id: 'well', label: 'Well', score: 0 },
      { id: 'badly', label: 'Badly', score: 3 },
    ],
  };

  it('[G12] points are the ordinal value of an answer', () => {
    expect(itemsOf(mood)[0]).toMatchObject({
      type: 'choice',
      required: true,
      answerOption: [
        { valueCoding: { code: 'well', display: 'Well' }, extension: [{ valueDecimal: 0 }] },
        { valueCoding: { code: 'badly' }, extension: [{ valueDecimal: 3 }] },
      ],
    });
  });

  it('[G12] a condition on other answers says when the question is asked', () => {
    const whenBad = { is: 'answer', question: 'mood', op: '=', value: 'badly' } as const;
    const why: Question = { id: 'why', kind: 'text', text: 'Why?', when: whenBad };
    const long: Question = {
      id: 'long',
      kind: 'number',
      text: 'For how many days?',
      unit: 'days',
      when: { is: 'or', any: [whenBad, { is: 'answer', question: 'long', op: '>', value: 2 }] },
    };
    const [, second, third] = itemsOf(mood, why, long);
    expect(second?.enableWhen).toEqual([
      { question: 'mood', operator: '=', answerCoding: { code: 'badly' } },
    ]);
    expect(second).not.toHaveProperty('extension');
    expect(third).toMatchObject({
      enableBehavior: 'any',
      enableWhen: [{ question: 'mood' }, { question: 'long', operator: '>', answerDecimal: 2 }],
    });
  });

  it('[G12] what the ends of a scale mean stands below it, where FHIR looks for it', () => {
    const ends = { minLabel: 'No pain', maxLabel: 'The worst pain' };
    const pain: Question = { id: 'pain', kind: 'scale', text: 'How bad?', min: 0, max: 10, ...ends };
    const [item] = itemsOf(pain);
    const marked = (code: string) => [{ valueCodeableConcept: { coding: [{ code }] } }];
    expect(item).toMatchObject({
      type: 'integer',
      item: [
        { linkId: 'pain.lower', type: 'display', text: 'No pain', extension: marked('lower') },
        { linkId: 'pain.upper', type: 'display', text: 'The worst pain', extension: marked('upper') },
      ],
    });
    // Nothing of ours beside it: other tools read the same.
    expect(JSON.stringify(item)).not.toContain('regimen.dev');
    const read = readQuestions(locate({ item: [item] }));
    expect(read).toEqual([expect.objectContaining({ kind: 'scale', ...ends })]);
  });

  it('[G12] a table of choices is a group with a row for each', () => {
    const [table] = itemsOf({ ...mood, kind: 'matrix', rows: [{ id: 'am', label: 'Morning' }] } as Question);
    expect(table).toMatchObject({
      type: 'group',
      item: [{ linkId: 'mood.row.am', text: 'Morning', type: 'choice' }],
    });
  });
});

describe('modules', () => {
  it('[G9] a module is an action with a timing, counted from the first step', () => {
    const rule = module('evening', {
      selected_module: 'nudge',
      selected_item: 'hello',
      at_week_days: ['mon', 'thu'],
      at_time: '08:00',
      every_hour: 6,
      start_after: 7,
      stop_after: 42,
      repeat: 9,
      prevent_finish: true,
    });
    const bundle = protocolToFhir(protocol([node('finish', 'end', null)], ITEMS, [rule]));
    const [, action] = (bundle.entry[0]?.resource.action ?? []) as Loose[];
    expect(action).toEqual({
      id: 'module:evening',
      code: [{ coding: [{ system: 'https://regimen.dev/fhir/CodeSystem/module-kind', code: 'nudge' }] }],
      relatedAction: [
        {
          actionId: 'end',
          relationship: 'after-start',
          offsetDuration: { value: 7, unit: 'day', system: UCUM, code: 'd' },
        },
      ],
      timingTiming: {
        repeat: {
          boundsDuration: { value: 35, unit: 'day', system: UCUM, code: 'd' },
          count: 9,
          frequency: 6,
          period: 1,
          periodUnit: 'wk',
          dayOfWeek: ['mon', 'thu'],
          timeOfDay: ['08:00:00', '14:00:00', '20:00:00'],
        },
      },
      participant: [{ type: 'patient' }],
      requiredBehavior: 'must',
      definitionCanonical: 'https://regimen.dev/fhir/protocol/p/ActivityDefinition/hello',
    });
  });

  it('[G10] an action that others put into our plan is named and left out', () => {
    const bundle = protocolToFhir(protocol([node('finish', 'end', null)]));
    ((bundle.entry[0]?.resource.action ?? []) as Loose[]).push({ title: 'Something else' });
    const read = fhirToProtocol(bundle);
    expect(read.ok && read.report).toEqual([
      { code: 'no-place', path: 'entry[0].resource.action[1]', what: '' },
    ]);
  });
});
