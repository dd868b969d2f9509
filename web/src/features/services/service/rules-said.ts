import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { ServiceDraft } from './service-draft.ts';
import { serviceTexts } from './service-texts.ts';

/** How bookings are confirmed and called off, in a line. */
export function rulesSaid(
  { confirm, cancelHours = 0, moveHours = 0 }: Pick<ServiceDraft, 'confirm' | 'cancelHours' | 'moveHours'>,
  locale: Locale,
): string {
  const t = translator(serviceTexts, locale);
  const until = (hours: number) =>
    hours === 0 ? t('rulesAnyTime') : t('rulesBefore', { time: durationWords(hours * 60, locale, 'after') });
  const calling =
    cancelHours === moveHours
      ? t('rulesBoth', { until: until(cancelHours) })
      : t('rulesCancel', { cancel: until(cancelHours), move: until(moveHours) });
  return `${t(confirm === 'at_once' ? 'rulesAtOnce' : 'rulesByHand')} ${calling}`;
}
