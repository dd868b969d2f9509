import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { pathTexts } from '../errors/path-texts.ts';
import type { PathMarking } from './shown-path.ts';

/** Which number a step is on the path that breaks a rule, and the longest it can take there. */
export function PathMark({ marking: { numbers, counts, minutes } }: { marking: PathMarking }) {
  const t = useTexts(pathTexts);
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
      title={t('onPath', { numbers })}
      className={`inline-flex h-5 items-center gap-1 rounded-pill px-1.5 text-12 leading-none font-semibold whitespace-nowrap tabular-nums ${counts ? 'bg-danger-strong text-danger-on' : 'border border-danger-line bg-raised text-danger-text'}`}
    >
      <span className="sr-only">{t('onPath', { numbers })}</span>
      <span aria-hidden="true">{numbers}</span>
      {time && <span className="font-medium">{`· ${time}`}</span>}
    </span>
  );
}
