import { percentWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { Outcomes } from '@regimen/engine/simulate/result.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { StackedBar } from '../../../ui/stacked-bar.tsx';
import { resultTexts } from './result-texts.ts';

/** In the order in which one reads them; colours that stay apart for colour-blind eyes, each with its word. */
export const outcomeKinds = [
  { key: 'finished', fill: 'bg-success-line' },
  { key: 'ranThrough', fill: 'bg-success-soft ring-1 ring-inset ring-success-line' },
  { key: 'underWay', fill: 'bg-info-line' },
  { key: 'stuck', fill: 'bg-warning-line' },
  { key: 'stopped', fill: 'bg-ink-faint' },
  { key: 'failed', fill: 'bg-danger-line' },
] as const;

/** How it ended for everybody, as one bar. */
export function OutcomeStrip({ outcomes, all }: { outcomes: Outcomes; all: number }) {
  return (
    <StackedBar
      parts={outcomeKinds.map(({ key, fill }) => ({ key, fill, share: outcomes[key] / Math.max(1, all) }))}
    />
  );
}

export function OutcomeBar({ outcomes, all }: { outcomes: Outcomes; all: number }) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  return (
    <div className="grid gap-3">
      <OutcomeStrip outcomes={outcomes} all={all} />
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {outcomeKinds.map(({ key, fill }) => (
          <div key={key} className="flex items-baseline gap-2">
            <dt className="flex items-center gap-2 text-14">
              <span aria-hidden="true" className={`size-3 rounded-sm ${fill}`} />
              {t(key)}
            </dt>
            <dd className="tabular-nums">
              <span className="font-semibold">{percentWords(locale, outcomes[key] / Math.max(1, all))}</span>{' '}
              <span className="text-14 text-ink-soft">({formatNumber(locale, outcomes[key])})</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
