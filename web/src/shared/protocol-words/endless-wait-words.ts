import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { EndlessWait } from '@regimen/engine/check/deadlines.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { countQuestions } from '@regimen/engine/simulate/patience.ts';
import { endlessWaitTexts } from './endless-wait-texts.ts';

/** From here on a sheet counts as long; most people have patience for so many. */
const longSheet = 9;

export function endlessWaitWords(
  reason: EndlessWait,
  protocol: Protocol | undefined,
  node: string | null,
  locale: Locale,
  /** How many steps wait in this way. */
  steps = 1,
): string {
  const t = translator(endlessWaitTexts, locale);
  const questions = questionsAt(protocol, node);
  return reason === 'waits-for-follower' && questions >= longSheet
    ? t('tooLong', { n: questions })
    : t(reason, { n: steps });
}

/** How many questions a step asks at once; 0 where it asks none. */
export function questionsAt(protocol: Protocol | undefined, node: string | null): number {
  const item = protocol && node !== null ? findNode(protocol, node)?.data.selectedItem : undefined;
  return item === undefined ? 0 : countQuestions(protocol?.items[item]);
}
