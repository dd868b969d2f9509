import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { populationTexts } from './population-texts.ts';
import type { Runs } from './use-runs.ts';

/** How far the run is, with a way to stop it; or that it was stopped. */
export function RunBar({ runs }: { runs: Runs }) {
  const t = useTexts(populationTexts);
  const locale = useLocale();
  const { progress, ended } = runs;
  if (progress) {
    const share = progress.done / Math.max(1, progress.of);
    return (
      <div className="flex items-center gap-4 rounded-card border border-line bg-raised p-3 ps-4">
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="text-14 tabular-nums" aria-hidden="true">
            {t('livedSoFar', {
              done: formatNumber(locale, progress.done),
              of: formatNumber(locale, progress.of),
            })}
          </p>
          <ProgressBar share={share} of={t('running')} />
        </div>
        <Button look="quiet" onClick={runs.cancel}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  if (!ended) return null;
  return (
    <div role="alert">
      <Notice tone="warning">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{t(ended)}</span>
          <Button look="quiet" onClick={runs.again}>
            {t('again')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
