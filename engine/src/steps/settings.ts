/** How the settings of each step type are read from JSON. */
import { condition } from '../parse/condition.ts';
import { type Fields, object, oneOf, optional, text, yesNo } from '../parse/shape.ts';
import type { NodeDataByType, ServicesSettings, StepType } from '../protocol.ts';
import { ai } from './ai/settings.ts';
import { wait } from './wait/settings.ts';

const none = optional(object<Record<string, never>>({}));
const message = optional(object<{ message?: string }>({ message: optional(text({ max: 2_000 })) }));

export const SETTINGS: { [T in StepType]: Fields<NodeDataByType[T]>['settings'] } = {
  population: object({ who: condition }),
  order: none,
  nudge: none,
  followup: none,
  challenge: none,
  assessment: none,
  kpi: optional(
    object<{ successMeans?: 'taken' | 'inTarget' }>({
      successMeans: optional(oneOf(['taken', 'inTarget'])),
    }),
  ),
  services: optional(
    object<ServicesSettings>({
      doneWhen: optional(oneOf(['booked', 'attended'])),
      ownArranging: optional(yesNo),
    }),
  ),
  wait,
  jump: none,
  finish: message,
  fail: message,
  ai,
};
