/** Actions of a FHIR PlanDefinition that we wrote, as steps and recurring modules. [G9] */
import { MODULE_DEFAULTS } from '../parse/recurring-module.ts';
import { STEP_TYPES } from '../protocol.ts';
import { endsRun, isWait } from '../steps/traits.ts';
import { extensionAt, withDetails } from './details.ts';
import { conditionFrom } from './expressions.ts';
import { ownId } from './ids.ts';
import {
  asText,
  field,
  type Located,
  listIn,
  note,
  peek,
  peekText,
  textIn,
  textsIn,
  wholeField,
} from './located.ts';
import { HL7_EXTENSION, MODULE_KINDS_CODE } from './names.ts';
import { ownCode } from './read-item.ts';
import type { ResourceIndex } from './resource-index.ts';
import type { Loose } from './resources.ts';
import { minutesIn, numberAndUnit, ruleFrom, shortTime, weekdaysIn } from './timing.ts';

export function readStepData(action: Located, type: string, resourceIndex: ResourceIndex): Loose {
  return withDetails(action, {
    name: textIn(action, 'title') ?? type,
    description: textIn(action, 'description'),
    target: targetOf(action),
    selectedItem: itemKeyOf(action, resourceIndex),
    selectedItemName: itemNameOf(action),
    nextStepCondition: conditionOf(action),
    rules: {},
    settings: settingsOf(action, type),
  });
}

/** What the plan says of the protocol as a whole. */
export function readAbout(plan: Located): Loose {
  return withDetails(plan, {
    id: ownId(textIn(plan, 'id') ?? ''),
    name: textIn(plan, 'title') ?? '',
    description: textIn(plan, 'description') ?? '',
  });
}

const targetOf = (action: Located): string => {
  const [participant] = listIn(action, 'participant');
  return participant && textIn(participant, 'type') === 'practitioner' ? 'system' : 'follower';
};

/** The key of the item is the id of its resource. */
export function itemKeyOf(action: Located, resourceIndex: ResourceIndex): string | undefined {
  const definition = resourceIndex.find(peekText(action, 'definitionCanonical'));
  const id = definition && peek(definition, 'id');
  if (typeof id !== 'string') return undefined;
  field(action, 'definitionCanonical');
  return ownId(id);
}

function itemNameOf(action: Located): string | undefined {
  if (peek(action, '_definitionCanonical') === undefined) return undefined;
  const extension = extensionAt(field(action, '_definitionCanonical'), HL7_EXTENSION.display);
  return extension && textIn(extension, 'valueString');
}

const LONGEST_WORDS = 300;

/** One of others' conditions cannot be decided: the step comes always, and the report says so. */
export function conditionOf(action: Located): unknown {
  const conditions = listIn(action, 'condition');
  const [only] = conditions;
  if (!only) return { is: 'always' };
  const own = conditions.length === 1 ? conditionFrom(peek(only, 'expression')) : undefined;
  if (own !== undefined && peek(only, 'kind') === 'applicability') {
    field(only, 'kind');
    wholeField(only, 'expression');
    return own;
  }
  for (const condition of conditions) {
    condition.reading.whole.add(condition.path);
    const expression = field(condition, 'expression');
    const words = peek(expression, 'description') ?? peek(expression, 'name') ?? peek(expression, 'language');
    note(condition, 'condition', asText(words).slice(0, LONGEST_WORDS));
  }
  return { is: 'always' };
}

function settingsOf(action: Located, type: string): Loose | undefined {
  const known = STEP_TYPES.find((one) => one === type);
  if (known === undefined) return undefined;
  if (isWait(known)) return waitOf(action);
  const message = endsRun(known) ? textIn(action, 'textEquivalent') : undefined;
  return message === undefined ? undefined : { message };
}

function waitOf(action: Located): Loose {
  if (peek(action, 'timingDuration') !== undefined) {
    const place = field(action, 'timingDuration');
    const { value, code } = numberAndUnit(place);
    const unit = { d: 'days', h: 'hours', min: 'minutes' }[code];
    if (unit && value !== undefined) return { kind: 'for', [unit]: value };
    return { kind: 'for', minutes: Math.round(minutesIn(place) ?? 0) };
  }
  if (peek(action, 'timingTiming') !== undefined) {
    const repeat = field(field(action, 'timingTiming'), 'repeat');
    field(repeat, 'count');
    const [time] = textsIn(repeat, 'timeOfDay');
    const days = weekdaysIn(repeat);
    return {
      kind: 'until',
      at_time: (time && shortTime(time)) ?? '09:00',
      ...(days.length > 0 && { at_week_days: days }),
    };
  }
  return eventOf(action) ?? { kind: 'for' };
}

function eventOf(action: Located): Loose | undefined {
  const [trigger] = listIn(action, 'trigger');
  const [data] = trigger ? listIn(trigger, 'data') : [];
  const [filter] = data ? listIn(data, 'codeFilter') : [];
  const [coding] = filter ? listIn(filter, 'code') : [];
  const item = coding && textIn(coding, 'code');
  if (!trigger || !data || !filter || !coding || item === undefined) return undefined;
  field(trigger, 'type');
  field(filter, 'path');
  field(coding, 'system');
  return { kind: 'event', on: textIn(data, 'type') === 'Observation' ? 'reading' : 'answers', item };
}

/** Everything of the module but its id. */
export function readModule(action: Located, protocolId: string, resourceIndex: ResourceIndex): Loose {
  const name = textIn(action, 'title');
  const rule = ruleFrom(field(action, 'timingTiming'));
  const { isNear: _, lasts, ...calendar } = rule ?? {};
  const start_after = offsetOf(action);
  const [participant] = listIn(action, 'participant');
  const role = participant && textIn(field(participant, 'role'), 'text');
  return withDetails(action, {
    ...MODULE_DEFAULTS,
    target: targetOf(action),
    role: role ?? '',
    protocol_id: protocolId,
    selected_module: ownCode(listIn(listIn(action, 'code')[0] ?? action, 'coding'), MODULE_KINDS_CODE),
    selected_item: itemKeyOf(action, resourceIndex),
    ...calendar,
    start_after,
    stop_after: lasts === undefined ? 0 : start_after + lasts,
    prevent_finish: textIn(action, 'requiredBehavior') === 'must',
    settings: name === undefined ? {} : { name },
  });
}

/** Days after the start, said by a relation to the first step. */
function offsetOf(action: Located): number {
  const [related] = listIn(action, 'relatedAction');
  if (!related) return 0;
  for (const key of ['actionId', 'relationship']) field(related, key);
  return Math.round((minutesIn(field(related, 'offsetDuration')) ?? 0) / 1_440);
}
