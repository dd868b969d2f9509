import { capital, isolate, type Locale, withCommas } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { quotedStep } from '@regimen/contract/protocol-words/names.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import { roleName } from '@regimen/contract/protocol-words/value-words.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { moduleTexts } from './module-texts.ts';

/** When a recurring module comes, in words. The fields and their units: SPEC.md of the engine. */

const say = (locale: Locale) => translator(moduleTexts, locale);

/** "Every Monday and Thursday at 8:00 in the follower's time, from day 3, 12 times" */
export function ruleWords(module: RecurringModule, protocol: Protocol, locale: Locale): string {
  const t = say(locale);
  const parts = [
    t('ownTime', { when: rhythmWords(module, locale) }),
    boundsWords(module, locale),
    module.during === undefined
      ? ''
      : t(boundsWords(module, locale) === '' ? 'whileAt' : 'whileAtDays', {
          step: quotedStep(protocol, module.during, locale),
        }),
    module.repeat > 0 ? t('times', { n: module.repeat }) : '',
    whoWords(module, locale),
    module.prevent_finish ? t('holdsFinish') : '',
  ].filter((part) => part !== '');
  return capital(withCommas(parts, locale));
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
