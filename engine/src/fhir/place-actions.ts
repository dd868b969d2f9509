/** Actions of others as steps and modules of a draft. [G15] [G16] */
import { MODULE_DEFAULTS } from '../parse/recurring-module.ts';
import { STEP_TYPES, type StepType } from '../protocol.ts';
import { MODULE_KINDS, type ModuleKind } from '../recurring-module.ts';
import { isWait, neededItemOf } from '../steps/traits.ts';
import { inFileOrder } from './action-order.ts';
import { addStep, type Draft, inWords, isFull, itemFrom, keep } from './draft.ts';
import { freshId } from './ids.ts';
import {
  asText,
  field,
  isObject,
  type Located,
  listIn,
  note,
  peek,
  peekText,
  shortText,
  textIn,
  wholeField,
} from './located.ts';
import { conditionOf } from './read-step.ts';
import { minutesIn, ruleFrom } from './timing.ts';

/** The step type that cannot do without such an item. */
const stepFor = (kind: string): StepType | undefined =>
  STEP_TYPES.find((type) => neededItemOf(type) === kind);

/** One after another; what comes back are the ends from which it goes on. */
export function placeActions(
  actions: readonly Located[],
  from: readonly string[],
  draft: Draft,
): readonly string[] {
  let ends = from;
  for (const { action, waitMinutes } of inFileOrder(actions)) {
    if (!isObject(action.value) || isFull(draft)) continue;
    ends = placeAction(action, ends, draft, waitMinutes);
  }
  return ends;
}

function placeAction(
  action: Located,
  from: readonly string[],
  draft: Draft,
  waitMinutes: number,
): readonly string[] {
  const below = listIn(action, 'action');
  const about = whatItIs(action, draft, below.length > 0);
  const description = shortText(action, 'description', 5_000) ?? shortText(action, 'textEquivalent', 5_000);
  const name =
    shortText(action, 'title', 200) ?? about.name ?? description?.slice(0, 200).toWellFormed() ?? about.type;
  const nextStepCondition = conditionOf(action);
  const words = { name, description, target: targetOf(action), nextStepCondition };
  if (below.length === 0 && placeModule(action, { ...words, ...about }, draft)) return from;
  const minutes = waitMinutes + waitBefore(action);
  const wanted = textIn(action, 'id') ?? name;
  let ends = from;
  if (minutes > 0) {
    const settings = waitOf(minutes);
    ends = [addStep(draft, 'wait', `before-${wanted}`, ends, { name, settings, nextStepCondition })];
    words.nextStepCondition = { is: 'always' };
  }
  const item =
    about.item ??
    (neededItemOf(about.type) === 'activity'
      ? keep(wanted, inWords(name, description ?? ''), draft)
      : undefined);
  const selected =
    item === undefined ? {} : { selectedItem: item, selectedItemName: draft.items.get(item)?.name };
  const settings = isWait(about.type) ? { settings: { kind: 'for', minutes: 0 } } : {};
  const step = addStep(draft, about.type, wanted, ends, { ...words, ...selected, ...settings });
  return placeBelow(action, below, step, draft);
}

/** A group of one choice has its branches side by side, any other has its parts one after another. */
function placeBelow(
  action: Located,
  below: readonly Located[],
  step: string,
  draft: Draft,
): readonly string[] {
  const behaviour = textIn(action, 'selectionBehavior') ?? 'all';
  field(action, 'groupingBehavior');
  if (below.length === 0) return [step];
  if (behaviour !== 'exactly-one' && behaviour !== 'at-most-one') {
    if (behaviour !== 'all' && below.length > 1) note(action, 'one-after-another', behaviour);
    return placeActions(below, [step], draft);
  }
  const ends = new Set<string>();
  for (const branch of below)
    for (const end of placeActions([branch], [step], draft)) if (end !== step) ends.add(end);
  return ends.size > 0 ? [...ends] : [step];
}

type What = { type: StepType; item?: string; name?: string };

/** The kind of step that the definition asks for. A group without one is a step that is passed at once. */
function whatItIs(action: Located, draft: Draft, isGroup: boolean): What {
  const canonical = textIn(action, 'definitionCanonical');
  const bare: What = { type: isGroup ? 'wait' : 'followup' };
  if (canonical === undefined) return bare;
  const definition = draft.resourceIndex.find(canonical);
  const at = field(action, 'definitionCanonical');
  if (!definition) {
    note(at, 'definition-missing', canonical);
    return { ...bare, name: inPlainWords(canonical) };
  }
  const type = peekText(definition, 'resourceType');
  if (type !== 'ActivityDefinition' && type !== 'Questionnaire') {
    note(at, 'definition-kind', type);
    return bare;
  }
  const item = itemFrom(definition, draft);
  const { kind, name } = draft.items.get(item) ?? {};
  return { type: stepFor(asText(kind)) ?? 'followup', item, name: asText(name) };
}

/** "https://x.test/ActivityDefinition/give-advice|1.0" → "give advice" */
function inPlainWords(canonical: string): string {
  const last = canonical.replace(/\|.*$/, '').split(/[/#]/).at(-1) ?? '';
  return (
    last
      .replace(/[-_.]+/g, ' ')
      .trim()
      .slice(0, 200)
      .toWellFormed() || canonical.slice(0, 200).toWellFormed()
  );
}

function targetOf(action: Located): string {
  const [participant] = listIn(action, 'participant');
  const type = participant && textIn(participant, 'type');
  return type === 'practitioner' || type === 'related-person' ? 'system' : 'follower';
}

/** How long to wait before the step, in minutes. A moment that is no length of time cannot be kept. */
function waitBefore(action: Located): number {
  for (const key of ['timingDateTime', 'timingAge', 'timingPeriod', 'timingRange', 'timingTiming'])
    if (peek(action, key) !== undefined) {
      wholeField(action, key);
      note(field(action, key), 'timing');
    }
  if (peek(action, 'timingDuration') === undefined) return 0;
  const place = field(action, 'timingDuration');
  const minutes = minutesIn(place);
  note(place, minutes === undefined ? 'timing' : 'timing-as-wait');
  return minutes ?? 0;
}

const LONGEST_WAIT_DAYS = 3_660;
const waitOf = (minutes: number) =>
  minutes % 1_440 === 0
    ? { kind: 'for', days: Math.min(LONGEST_WAIT_DAYS, minutes / 1_440) }
    : { kind: 'for', minutes: Math.min(LONGEST_WAIT_DAYS * 1_440, Math.round(minutes)) };

type Timed = What & { name: string; description?: string | undefined; target: string };

/** What comes back on a rule is a module beside the steps. */
function placeModule(action: Located, about: Timed, draft: Draft): boolean {
  if (peek(action, 'timingTiming') === undefined) return false;
  if (!MODULE_KINDS.includes(about.type as ModuleKind)) return false;
  const timing = field(action, 'timingTiming');
  const rule = ruleFrom(timing);
  if (!rule) return false;
  const { isNear, lasts = 0, ...calendar } = rule;
  if (isNear) note(timing, 'timing');
  const id = freshId(textIn(action, 'id') ?? about.name, draft.moduleIds);
  const item = about.item ?? keep(id, inWords(about.name, about.description ?? ''), draft);
  draft.moduleIds.add(id);
  draft.modules.push({
    ...MODULE_DEFAULTS,
    id,
    protocol_id: draft.protocolId,
    target: about.target,
    selected_module: about.type,
    selected_item: item,
    ...calendar,
    stop_after: Math.min(3_660, lasts),
    settings: { name: about.name },
  });
  return true;
}
