/** Steps and recurring modules as actions of a FHIR PlanDefinition. [G9] */
import type { FlowNode, WaitSettings } from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';
import { endMessageOf, waitOf } from '../steps/traits.ts';
import { details } from './details.ts';
import { expressionOf } from './expressions.ts';
import { fhirId } from './ids.ts';
import { locate } from './located.ts';
import { HL7_EXTENSION, ITEM_KINDS_CODE, KPIS_CODE, MODULE_KINDS_CODE, STEP_TYPES_CODE } from './names.ts';
import { readModule, readStepData } from './read-step.ts';
import type { ResourceIndex } from './resource-index.ts';
import { coded, type Loose, said } from './resources.ts';
import { timingOf, untilTiming } from './timing.ts';
import { duration } from './ucum.ts';
import { type Home, resourceTypeOf } from './write-item.ts';

/** Modules have ids of their own, apart from the steps'; the colon keeps them apart here too. */
export const MODULE_PREFIX = 'module:';

export function stepAction(step: FlowNode, home: Home, resourceIndex: ResourceIndex): Loose {
  const { data } = step;
  const condition = data.nextStepCondition;
  const wait = waitOf(step);
  const standard = said({
    title: data.name,
    description: data.description,
    textEquivalent: endMessageOf(step),
    code: [coded(STEP_TYPES_CODE, step.type)],
    condition:
      condition.is === 'always' ? [] : [{ kind: 'applicability', expression: expressionOf(condition) }],
    participant: [{ type: data.target === 'system' ? 'practitioner' : 'patient' }],
    ...(wait && waiting(wait)),
    ...definition(data.selectedItem, home),
    ...(data.selectedItemName?.trim() && definition(data.selectedItem, home).definitionCanonical
      ? {
          _definitionCanonical: {
            extension: [{ url: HL7_EXTENSION.display, valueString: data.selectedItemName }],
          },
        }
      : {}),
  });
  const extension = details(data, readStepData(locate(standard), step.type, resourceIndex));
  return said({ id: fhirId(step.id), extension, ...standard });
}

function definition(key: string | undefined, home: Home): { definitionCanonical?: string } {
  const item = key === undefined || !Object.hasOwn(home.items, key) ? undefined : home.items[key];
  return item && key !== undefined ? { definitionCanonical: home.urlOf(resourceTypeOf(item), key) } : {};
}

function waiting(settings: WaitSettings): Loose {
  if (settings.kind === 'until')
    return { timingTiming: untilTiming(settings.at_time, settings.at_week_days) };
  if (settings.kind === 'event') {
    const isReading = settings.on === 'reading';
    const system = isReading ? KPIS_CODE : ITEM_KINDS_CODE;
    const filter = { path: isReading ? 'code' : 'questionnaire', code: [{ system, code: settings.item }] };
    const data = [{ type: isReading ? 'Observation' : 'QuestionnaireResponse', codeFilter: [filter] }];
    return { trigger: [{ type: 'data-added', data }] };
  }
  // One unit is a duration of FHIR; several are ours alone, because days keep the wall clock and hours do not. [T4]
  const { days, hours, minutes } = settings;
  const parts = [
    days !== undefined && duration(days, 'd'),
    hours !== undefined && duration(hours, 'h'),
    minutes !== undefined && duration(minutes, 'min'),
  ].filter((part) => part !== false);
  return parts.length === 1 ? { timingDuration: parts[0] } : {};
}

/** `first` is the step that the days until its beginning are counted from. */
export function moduleAction(
  module: RecurringModule,
  first: string | null,
  protocolId: string,
  home: Home,
  resourceIndex: ResourceIndex,
): Loose {
  const startsLater = module.start_after > 0 && first !== null;
  const standard = said({
    title: module.settings.name,
    code: [coded(MODULE_KINDS_CODE, module.selected_module)],
    relatedAction: startsLater
      ? [
          {
            actionId: fhirId(first),
            relationship: 'after-start',
            offsetDuration: duration(module.start_after, 'd'),
          },
        ]
      : [],
    timingTiming: timingOf(module),
    participant: [
      said({
        type: module.target === 'system' ? 'practitioner' : 'patient',
        role: said({ text: module.role }),
      }),
    ],
    requiredBehavior: module.prevent_finish ? 'must' : undefined,
    ...definition(module.selected_item, home),
  });
  const { id, ...meant } = module;
  const read = readModule(locate(standard), protocolId, resourceIndex);
  return said({ id: `${MODULE_PREFIX}${id}`, extension: details(meant, read), ...standard });
}
