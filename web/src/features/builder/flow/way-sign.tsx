import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { wayTexts } from '../errors/way-texts.ts';
import type { OnWay } from './shown-way.ts';

/** Which number a step is on the way that breaks a rule, and the longest it can take there. */
export function WaySign({ way: { numbers, counts, minutes } }: { way: OnWay }) {
  const t = useTexts(wayTexts);
  const locale = useLocale();
  const time = !counts
    ? ''
    : minutes === null
      ? t('forEver')
      : minutes > 0
        ? durationWords(minutes, locale)
        : '';
  return (
    <span
      title={t('onWay', { numbers })}
      className={`inline-flex h-5 items-center gap-1 rounded-pill px-1.5 text-12 leading-none font-semibold whitespace-nowrap tabular-nums ${counts ? 'bg-danger-strong text-danger-on' : 'border border-danger-line bg-raised text-danger-text'}`}
    >
      <span className="sr-only">{t('onWay', { numbers })}</span>
      <span aria-hidden="true">{numbers}</span>
      {time && <span className="font-medium">{`· ${time}`}</span>}
    </span>
  );
}
