import { timeOfDay } from '@regimen/contract/language/instants.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
/** When a recurring module comes, in words. The fields and their units: SPEC.md of the engine. */

import { capital, isolate, type Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Weekday } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { WEEKDAYS } from '@regimen/engine/wall-clock.ts';
import { roleName } from './condition-words.ts';
import { moduleTexts } from './module-texts.ts';

const say = (locale: Locale) => translator(moduleTexts, locale);

/** "Every Monday and Thursday at 8:00 in the follower's time, from day 3, 12 times" */
export function ruleWords(module: RecurringModule, locale: Locale): string {
  const t = say(locale);
  const parts = [
    whenWords(module, locale),
    boundsWords(module, locale),
    module.repeat > 0 ? t('times', { n: module.repeat }) : '',
    whoWords(module, locale),
    module.prevent_finish ? t('holdsFinish') : '',
  ].filter((part) => part !== '');
  return capital(withCommas(parts, locale));
}

function whenWords(module: RecurringModule, locale: Locale): string {
  const t = say(locale);
  const when = t('at', { days: daysWords(module, locale), time: clock(module.at_time, locale) });
  const again = module.every_hour > 0 ? t('onceMore', { when, n: module.every_hour }) : when;
  return t('ownTime', { when: again });
}

function daysWords({ at_week_days, run_every }: RecurringModule, locale: Locale): string {
  const t = say(locale);
  const every = Math.max(1, run_every);
  if (at_week_days.length === 0 || (at_week_days.length === 7 && every === 1))
    return t('everyDay', { n: every });
  return t('everyWeek', { days: weekdayList(at_week_days, locale), n: every });
}

/** Days are counted from 0 in the document and from 1 by people: `start_after` 2 is day 3. */
function boundsWords({ start_after, stop_after }: RecurringModule, locale: Locale): string {
  const t = say(locale);
  const [first, last] = [start_after + 1, stop_after];
  if (stop_after === 0) return start_after === 0 ? '' : t('fromDay', { day: first });
  if (stop_after <= start_after) return t('noDay');
  if (first === last) return t('onlyDay', { day: first });
  return start_after === 0 ? t('untilDay', { day: last }) : t('fromUntil', { from: first, until: last });
}

function whoWords({ target, role }: RecurringModule, locale: Locale): string {
  const t = say(locale);
  const named = isolate(roleName(role, locale), locale);
  if (target === 'system') return role === '' ? t('forExpert') : t('forExpertRole', { role: named });
  return role === '' ? '' : t('onlyRole', { role: named });
}

export const weekdayName = (day: Weekday, locale: Locale): string => say(locale)(day);

export function weekdayList(days: readonly Weekday[], locale: Locale): string {
  const ordered = WEEKDAYS.filter((day) => days.includes(day)).map((day) => weekdayName(day, locale));
  return listWords(ordered, locale);
}

/** "08:00" as people of the language write it: 8:00 AM. What is still being typed stays as it is. */
export function clock(time: string, locale: Locale): string {
  const at = Date.parse(`2000-01-01T${time}Z`);
  return isolate(Number.isNaN(at) ? time : timeOfDay(locale, at, 'UTC'), locale);
}
