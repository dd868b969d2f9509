/** Items as FHIR definitions: ActivityDefinition, Questionnaire, ObservationDefinition. [G11] */
import type { AssessmentItem, Item, KpiItem } from '../items.ts';
import type { Question } from '../questions.ts';
import { details } from './details.ts';
import { literalOf } from './fhirpath-text.ts';
import { fhirId } from './ids.ts';
import { locate } from './located.ts';
import { ITEM_KINDS_CODE, KPIS_CODE, ORDER_TYPES_CODE } from './names.ts';
import { readItem } from './read-item.ts';
import { indexResources } from './resource-index.ts';
import { type Extension, type Loose, type Resource, said } from './resources.ts';
import { duration, quantity, unitConcept } from './ucum.ts';
import { questionItems } from './write-questions.ts';

/** Where the definitions of one protocol stand, and what all of them say alike. */
export type Home = {
  urlOf(type: string, id: string): string;
  /** status, version, date, publisher */
  about: Loose;
  items: Readonly<Record<string, Item>>;
};

/** What a step points at. */
export const resourceTypeOf = (item: Item): string =>
  item.kind === 'assessment' ? 'Questionnaire' : 'ActivityDefinition';

/** The definition that a step points at comes first. */
export function itemResources(key: string, item: Item, home: Home): Resource[] {
  const resources = standardResources(key, item, home);
  const resourceIndex = indexResources(
    locate({ entry: resources.map((resource) => ({ fullUrl: resource.url, resource })) }),
  );
  const [first] = resources;
  const place = first && resourceIndex.find(String(first.url));
  if (!first || !place) return resources;
  const extension: Extension[] = details(item, readItem(place, resourceIndex));
  const { resourceType, id, ...rest } = first;
  return [said({ resourceType, id, extension, ...rest }) as Resource, ...resources.slice(1)];
}

function standardResources(key: string, item: Item, home: Home): Resource[] {
  switch (item.kind) {
    case 'assessment':
      return [questionnaire(key, item, item.questions, home)];
    case 'kpi':
      return [kpiActivity(key, item, home), observationDefinition(key, item)];
    case 'activity': {
      if (!item.questions || item.questions.length === 0) return [activity(key, item, home)];
      const sheet = home.urlOf('Questionnaire', key);
      const relatedArtifact = [{ type: 'depends-on', resource: sheet }];
      return [activity(key, item, home, { relatedArtifact }), questionnaire(key, item, item.questions, home)];
    }
    default:
      return [activity(key, item, home)];
  }
}

function named(resourceType: string, key: string, item: Item, home: Home): Resource {
  const { name, description, source } = item;
  const copyright = source?.licence;
  const url = home.urlOf(resourceType, key);
  return { resourceType, id: fhirId(key), url, title: name, ...home.about, description, copyright };
}

function activity(key: string, item: Item, home: Home, more: Loose = {}): Resource {
  const coding: Loose[] = [{ system: ITEM_KINDS_CODE, code: item.kind }];
  if (item.kind === 'order') coding.push({ system: ORDER_TYPES_CODE, code: item.orderType });
  const says = activityFields(item, home);
  return said({
    ...named('ActivityDefinition', key, item, home),
    kind: KIND_OF[item.kind],
    code: { coding },
    intent: 'plan',
    ...says,
    ...more,
  });
}

/** Which request FHIR would make of it. */
const KIND_OF: Readonly<Record<Item['kind'], string>> = {
  activity: 'Task',
  order: 'ServiceRequest',
  nudge: 'CommunicationRequest',
  challenge: 'Task',
  assessment: 'Task',
  kpi: 'ServiceRequest',
  service: 'Appointment',
  agent: 'Task',
};

function activityFields(item: Item, home: Home): Loose {
  switch (item.kind) {
    case 'activity':
      return {
        usage: item.instructions,
        timingDuration: item.minutes === undefined ? undefined : duration(item.minutes, 'min'),
      };
    case 'order': {
      const kpi = item.resultKpi;
      const isHere = kpi !== undefined && home.items[kpi]?.kind === 'kpi';
      return { observationResultRequirement: isHere ? [observationReference(kpi)] : [] };
    }
    case 'nudge':
      return {
        subtitle: item.title,
        dynamicValue:
          item.body === ''
            ? []
            : [
                {
                  path: 'payload.contentString',
                  expression: { language: 'text/fhirpath', expression: literalOf(item.body) },
                },
              ],
      };
    case 'challenge':
      return {
        usage: item.goal,
        timingTiming: {
          repeat: {
            boundsDuration: duration(item.days, 'd'),
            frequency: 1,
            period: 1,
            periodUnit: 'd',
            timeOfDay: [`${item.opensAt}:00`],
          },
        },
      };
    case 'service':
      return { timingDuration: duration(item.minutes, 'min') };
    case 'agent':
      return { usage: item.instructions, participant: [{ type: 'device' }] };
    default:
      return {};
  }
}

function questionnaire(
  key: string,
  item: AssessmentItem | Extract<Item, { kind: 'activity' }>,
  questions: readonly Question[],
  home: Home,
): Resource {
  return said({
    ...named('Questionnaire', key, item, home),
    subjectType: ['Patient'],
    code: [{ system: ITEM_KINDS_CODE, code: item.kind }],
    item: questionItems(questions),
  });
}

const observationReference = (kpi: string): Loose => ({ reference: `ObservationDefinition/${fhirId(kpi)}` });

const kpiActivity = (key: string, item: KpiItem, home: Home): Resource =>
  activity(key, item, home, { observationResultRequirement: [observationReference(key)] });

/** Readings outside the absolute interval are refused; the reference interval is what is aimed at. */
function observationDefinition(key: string, item: KpiItem): Resource {
  const { unit, range, target, conversions } = item;
  const [other, second] = conversions ?? [];
  const single = other && !second && other.offset === undefined ? other : undefined;
  return said({
    resourceType: 'ObservationDefinition',
    id: fhirId(key),
    code: said({ coding: [{ system: KPIS_CODE, code: key }], text: item.name }),
    permittedDataType: ['Quantity'],
    quantitativeDetails: said({
      customaryUnit: unitConcept(unit),
      unit: single && unitConcept(single.unit),
      conversionFactor: single?.factor,
    }),
    qualifiedInterval: [...interval('absolute', range, unit), ...interval('reference', target, unit)],
  });
}

function interval(
  category: string,
  limits: { min?: number; max?: number } | undefined,
  unit: string,
): Loose[] {
  const { min, max } = limits ?? {};
  const isRange = min !== undefined || max !== undefined;
  if (!isRange || (min !== undefined && max !== undefined && min > max)) return [];
  const low = min === undefined ? undefined : quantity(min, unit);
  const high = max === undefined ? undefined : quantity(max, unit);
  return [{ category, range: said({ low, high }) }];
}
