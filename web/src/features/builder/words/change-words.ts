import type { Change } from '@regimen/engine/change.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Locale } from '../../../i18n/locale.ts';

/** What is different, one sentence each. */
export function changeWords(_change: Change, _before: Protocol, _after: Protocol, _locale: Locale): string[] {
  return [];
}
