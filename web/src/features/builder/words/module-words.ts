import type { Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { translator } from '../../../i18n/translate.ts';
import { isolate } from './isolate.ts';
import { moduleTexts } from './module-texts.ts';
import { itemOf } from './references.ts';
import { ruleWords } from './rule-words.ts';

/** "Sleep diary: every Monday and Thursday at 8:00 in the follower's time, from day 3, 12 times" */
export function moduleWords(module: RecurringModule, protocol: Protocol, locale: Locale): string {
  const rule = ruleWords(module, locale);
  return translator(moduleTexts, locale)('named', {
    name: isolate(moduleName(module, protocol, locale), locale),
    rule,
  });
}

/** Its own name, or that of what comes back. */
export function moduleName(module: RecurringModule, protocol: Protocol, locale: Locale): string {
  return (
    module.settings.name ||
    itemOf(protocol, module.selected_item)?.name ||
    translator(moduleTexts, locale)('nothing')
  );
}
