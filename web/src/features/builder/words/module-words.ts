import type { Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { isolate } from './isolate.ts';
import { stepTypeTexts } from './kind-texts.ts';
import { nameOfItem } from './names.ts';
import { ruleWords } from './rule-words.ts';

/** "Sleep diary: every Monday and Thursday at 8:00 in the follower's time, from day 3, 12 times" */
export function moduleWords(module: RecurringModule, protocol: Protocol, locale: Locale): string {
  const name = isolate(moduleName(module, protocol, locale), locale);
  return `${name}: ${ruleWords(module, locale)}`;
}

/** Its own name, or that of what comes back. */
export const moduleName = (module: RecurringModule, protocol: Protocol, locale: Locale): string =>
  module.settings.name?.trim() ||
  nameOfItem(protocol, module.selected_item, locale) ||
  stepTypeTexts[module.selected_module][locale];
