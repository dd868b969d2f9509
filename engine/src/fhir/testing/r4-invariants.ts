/** The invariants that R4 publishes for what is written here, by their own keys. */
import type { Loose } from '../resources.ts';

type Rule = (element: Loose) => boolean;

const list = (value: unknown): Loose[] => (Array.isArray(value) ? (value as Loose[]) : []);
const has = (element: Loose, key: string): boolean => element[key] !== undefined;
const choice = (element: Loose, stem: string): boolean =>
  Object.keys(element).some((key) => key.startsWith(stem) && /^[A-Z]/.test(key.slice(stem.length)));
const number = (value: unknown): number => Number((value as Loose | undefined)?.value);

function linkIds(items: readonly Loose[]): unknown[] {
  return items.flatMap((item) => [item.linkId, ...linkIds(list(item.item))]);
}

const duration: Rule = ({ code, system, value }) =>
  code === undefined || (system === 'http://unitsofmeasure.org' && value !== undefined);

const RULES: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  Bundle: {
    'bdl-7': ({ entry }) => new Set(list(entry).map(({ fullUrl }) => fullUrl)).size === list(entry).length,
  },
  'Bundle.entry': {
    'bdl-5': (entry) => has(entry, 'resource'),
    'bdl-8': ({ fullUrl }) => !String(fullUrl).includes('/_history/'),
    'full address ends with the id': ({ fullUrl, resource }) => {
      const { resourceType, id } = (resource ?? {}) as Loose;
      return String(fullUrl).startsWith('urn:uuid:') || String(fullUrl).endsWith(`/${resourceType}/${id}`);
    },
  },
  Questionnaire: {
    'que-2': ({ item }) => new Set(linkIds(list(item))).size === linkIds(list(item)).length,
  },
  'Questionnaire.item': {
    'que-1': (item) =>
      (item.type !== 'group' || has(item, 'item')) && (item.type !== 'display' || !has(item, 'item')),
    'que-3': (item) => item.type !== 'display' || !has(item, 'code'),
    'que-4': (item) => !has(item, 'answerOption') || !has(item, 'answerValueSet'),
    'que-5': (item) =>
      !has(item, 'answerOption') ||
      ['choice', 'open-choice', 'integer', 'date', 'time', 'string'].includes(String(item.type)),
    'que-6': (item) => item.type !== 'display' || (!has(item, 'required') && !has(item, 'repeats')),
    'que-12': (item) => list(item.enableWhen).length < 2 || has(item, 'enableBehavior'),
  },
  'Questionnaire.item.enableWhen': {
    'que-7': (when) => when.operator !== 'exists' || typeof when.answerBoolean === 'boolean',
  },
  'CarePlan.activity': { 'cpl-3': (activity) => !has(activity, 'detail') || !has(activity, 'reference') },
  Task: {
    'inv-1': ({ lastModified, authoredOn }) =>
      lastModified === undefined || authoredOn === undefined || String(lastModified) >= String(authoredOn),
  },
  Observation: { 'obs-6': (made) => !has(made, 'dataAbsentReason') || !choice(made, 'value') },
  'Observation.referenceRange': {
    'obs-3': (range) => has(range, 'low') || has(range, 'high') || has(range, 'text'),
  },
  'QuestionnaireResponse.item': { 'qrs-1': (item) => !has(item, 'answer') || !has(item, 'item') },
  Period: {
    'per-1': ({ start, end }) => start === undefined || end === undefined || String(start) <= String(end),
  },
  Quantity: { 'qty-3': (amount) => !has(amount, 'code') || has(amount, 'system') },
  Range: {
    'rng-2': ({ low, high }) => low === undefined || high === undefined || number(low) <= number(high),
  },
  Duration: { 'drt-1': duration },
  TriggerDefinition: {
    'trd-1': (trigger) => !has(trigger, 'data') || !choice(trigger, 'timing'),
    'trd-3': (trigger) => !String(trigger.type).startsWith('data-') || has(trigger, 'data'),
  },
  Expression: { 'exp-1': (expression) => has(expression, 'expression') || has(expression, 'reference') },
  'DataRequirement.codeFilter': { 'drq-1': (filter) => has(filter, 'path') !== has(filter, 'searchParam') },
  'Timing.repeat': {
    'tim-2': (repeat) => !has(repeat, 'period') || has(repeat, 'periodUnit'),
    'tim-5': (repeat) => !has(repeat, 'period') || Number(repeat.period) >= 0,
    'tim-10': (repeat) => !has(repeat, 'timeOfDay') || !has(repeat, 'when'),
  },
};

export function brokenInvariants(place: string, element: Loose): string[] {
  return Object.entries(RULES[place] ?? {}).flatMap(([key, holds]) => (holds(element) ? [] : [key]));
}
