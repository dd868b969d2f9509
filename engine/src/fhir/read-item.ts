/** FHIR definitions as items. [G11] [G15] */
import { withDetails } from './details.ts';
import { textFromLiteral } from './fhirpath-text.ts';
import { ownId } from './ids.ts';
import {
  field,
  isObject,
  type Located,
  listIn,
  peek,
  peekText,
  shortText,
  textIn,
  textsIn,
} from './located.ts';
import { ITEM_KINDS_CODE, ORDER_TYPES_CODE } from './names.ts';
import { kpiFrom } from './read-kpi.ts';
import { readQuestions } from './read-questions.ts';
import type { ResourceIndex } from './resource-index.ts';
import type { Loose } from './resources.ts';
import { daysIn, minutesIn, shortTime } from './timing.ts';

export const LONGEST = { name: 200, long: 5_000, licence: 500, goal: 500 };

/** The code under which one of our own systems knows it. */
export function ownCode(codings: readonly Located[], system: string): string | undefined {
  const found = codings.find((coding) => peek(coding, 'system') === system);
  if (!found) return undefined;
  field(found, 'system');
  return textIn(found, 'code');
}

/** What the definition is for us; which kind of item others' definitions come nearest to. */
export function itemKindOf(definition: Located, resourceIndex: ResourceIndex): string {
  if (peek(definition, 'resourceType') === 'Questionnaire') {
    ownCode(listIn(definition, 'code'), ITEM_KINDS_CODE);
    return 'assessment';
  }
  const own = ownCode(listIn(field(definition, 'code'), 'coding'), ITEM_KINDS_CODE);
  if (own !== undefined) return own;
  if (observationOf(definition, resourceIndex)) return 'kpi';
  switch (peek(definition, 'kind')) {
    case 'CommunicationRequest':
      return 'nudge';
    case 'Appointment':
      return 'service';
    case 'Task':
    case 'CarePlan':
    case undefined:
      return 'activity';
    default:
      return 'order';
  }
}

export function readItem(definition: Located, resourceIndex: ResourceIndex): Loose {
  const kind = itemKindOf(definition, resourceIndex);
  for (const key of ['status', 'intent', 'subjectType', 'kind']) field(definition, key);
  const name = shortText(definition, 'title', LONGEST.name) ?? shortText(definition, 'name', LONGEST.name);
  const licence = shortText(definition, 'copyright', LONGEST.licence);
  const item = {
    kind,
    name: name ?? ownId(peekText(definition, 'id') || kind).slice(0, LONGEST.name),
    description: shortText(definition, 'description', LONGEST.long) ?? '',
    source: licence && { title: name ?? kind, licence },
  };
  return withDetails(definition, { ...item, ...fieldsOf(kind, definition, resourceIndex, item) });
}

function fieldsOf(
  kind: string,
  place: Located,
  resourceIndex: ResourceIndex,
  item: { name: string; description: string },
): Loose {
  switch (kind) {
    case 'assessment':
      return { questions: readQuestions(place, resourceIndex), scoring: { method: 'none' }, bands: [] };
    case 'order':
      return { orderType: orderTypeOf(place), resultKpi: observationIdOf(place) };
    case 'nudge':
      return {
        channel: 'in-app',
        title: shortText(place, 'subtitle', LONGEST.name) ?? item.name,
        body: messageOf(place) ?? (isOwn(place) ? '' : item.description),
      };
    case 'challenge':
      return {
        goal: shortText(place, 'usage', LONGEST.goal) ?? item.name,
        proof: 'none',
        ...challengeDays(place),
      };
    case 'service':
      return { minutes: lengthOf(place) ?? 30 };
    case 'agent':
      textIn(listIn(place, 'participant')[0] ?? place, 'type');
      return { instructions: shortText(place, 'usage', LONGEST.long) ?? '' };
    case 'kpi':
      return kpiFrom(observationOf(place, resourceIndex));
    default:
      return {
        instructions: shortText(place, 'usage', LONGEST.long) ?? (isOwn(place) ? '' : item.description),
        minutes: lengthOf(place),
        questions: sheetOf(place, resourceIndex),
      };
  }
}

const isOwn = (definition: Located): boolean =>
  ownCode(listIn(field(definition, 'code'), 'coding'), ITEM_KINDS_CODE) !== undefined;

const orderTypeOf = (place: Located): string =>
  ownCode(listIn(field(place, 'code'), 'coding'), ORDER_TYPES_CODE) ?? 'confirmation';

function lengthOf(place: Located): number | undefined {
  return peek(place, 'timingDuration') === undefined ? undefined : minutesIn(field(place, 'timingDuration'));
}

function challengeDays(place: Located): Loose {
  const repeat = field(field(place, 'timingTiming'), 'repeat');
  for (const key of ['frequency', 'period', 'periodUnit']) field(repeat, key);
  const opensAt = textsIn(repeat, 'timeOfDay').flatMap((time) => shortTime(time) ?? [])[0];
  return { days: daysIn(field(repeat, 'boundsDuration')) ?? 1, opensAt: opensAt ?? '09:00' };
}

/** A message that is written out; one that would have to be worked out stays unread and is reported. */
function messageOf(place: Located): string | undefined {
  for (const value of listIn(place, 'dynamicValue')) {
    if (!peekText(value, 'path').startsWith('payload')) continue;
    const text = textFromLiteral(peekText(field(value, 'expression'), 'expression'));
    if (text === undefined) continue;
    for (const key of ['path', 'expression']) field(value, key);
    for (const key of ['language', 'expression']) field(field(value, 'expression'), key);
    return text.slice(0, LONGEST.long);
  }
  return undefined;
}

function sheetOf(place: Located, resourceIndex: ResourceIndex): Loose[] | undefined {
  for (const artifact of listIn(place, 'relatedArtifact')) {
    const sheet = resourceIndex.find(peekText(artifact, 'resource'));
    if (peek(artifact, 'type') !== 'depends-on' || !sheet) continue;
    if (peek(sheet, 'resourceType') !== 'Questionnaire') continue;
    for (const key of ['type', 'resource']) field(artifact, key);
    for (const key of ['status', 'subjectType', 'title', 'description', 'copyright']) field(sheet, key);
    ownCode(listIn(sheet, 'code'), ITEM_KINDS_CODE);
    return readQuestions(sheet, resourceIndex);
  }
  return undefined;
}

/** What the result is recorded as, where the file has it. */
export function observationOf(place: Located, resourceIndex: ResourceIndex): Located | undefined {
  const [first] = listIn(place, 'observationResultRequirement');
  const found = first && resourceIndex.find(peekText(first, 'reference'));
  if (!found || !isObject(found.value) || found.value.resourceType !== 'ObservationDefinition')
    return undefined;
  field(first, 'reference');
  return found;
}

function observationIdOf(place: Located): string | undefined {
  const [first] = listIn(place, 'observationResultRequirement');
  const name =
    first && /^ObservationDefinition\/([A-Za-z0-9.-]+)$/.exec(textIn(first, 'reference') ?? '')?.[1];
  return name === undefined ? undefined : ownId(name);
}
