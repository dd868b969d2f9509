import type { Locale } from '@regimen/contract/language/languages.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { moduleName } from './names.ts';
import { ruleWords } from './rule-words.ts';

/** "Sleep diary: every Monday and Thursday at 8:00 in the follower's time, from day 3, 12 times" */
export function moduleWords(module: RecurringModule, protocol: Protocol, locale: Locale): string {
  const name = isolate(moduleName(module, protocol, locale), locale);
  return `${name}: ${ruleWords(module, locale)}`;
}
