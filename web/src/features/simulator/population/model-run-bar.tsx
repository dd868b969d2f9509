import { formatNumber } from '@regimen/contract/language/translate.ts';
import { mostSampleQuestions } from '@regimen/contract/simulator-limits.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { usableIn } from './sample-shares.ts';
import { sampleTexts } from './sample-texts.ts';
import type { ModelRun } from './use-model-run.ts';

interface ModelRunBarProps {
  model: ModelRun;
  /** Larger runs then choose as the model did. */
  onUseShares: () => void;
}

/** How far the model was asked, why it was not, or what it was asked for what is shown below. */
export function ModelRunBar({ model, onUseShares }: ModelRunBarProps) {
  const t = useTexts(sampleTexts);
  const locale = useLocale();
  const { run, asked, ended } = model;
  if (asked !== null)
    return (
      <div className="flex items-center gap-4 rounded-card border border-line bg-raised p-3 ps-4">
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="text-14 tabular-nums" aria-hidden="true">
            {t('askedSoFar', { n: asked })}
          </p>
          <ProgressBar share={asked / mostSampleQuestions} of={t('asking')} />
        </div>
        <Button look="quiet" onClick={model.stop}>
          {t('stop')}
        </Button>
      </div>
    );
  if (ended)
    return (
      <div role="alert">
        <Notice tone="warning">{t(ended)}</Notice>
      </div>
    );
  if (!run) return null;
  const usable = usableIn(run);
  return (
    <Notice title={t('decidedBy', { model: run.model, n: run.result.followers })}>
      <p>
        {t('wasAsked', { n: run.asked.length, tokens: formatNumber(locale, run.tokens) })}{' '}
        {usable < run.asked.length && t('notUsable', { n: run.asked.length - usable })}{' '}
        {run.isCut && t('cut')}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {usable > 0 && (
          <Button look="quiet" onClick={onUseShares}>
            {t('useShares')}
          </Button>
        )}
        <Button look="quiet" onClick={model.clear}>
          {t('back')}
        </Button>
      </div>
    </Notice>
  );
}
