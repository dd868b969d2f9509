import { shortDate } from '@regimen/contract/language/instants.ts';
import type { RunSummary as Summary, SummaryStatement } from '@regimen/contract/run-summaries.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';
import { summaryTexts } from './summary-texts.ts';

interface RunSummaryProps {
  enrollment: string;
  zone: string;
  /** Leads to an entry of the timeline, by its key. */
  onShow: (key: string) => void;
}

const whyTexts = {
  'no-model': 'byRules',
  'site-limit': 'whySite',
  'person-limit': 'whyPerson',
  'nothing-shared': 'whyNothingShared',
  'no-answer': 'whyNoAnswer',
  refused: 'whyRefused',
} as const;

/** Somebody's last weeks in a few lines, asked for by a press: reading it stands in their audit. */
export function RunSummary({ enrollment, zone, onShow }: RunSummaryProps) {
  const t = useTexts(summaryTexts);
  const [summary, setSummary] = useState<Summary | null>(null);
  const [sumUp, summing] = useAction(async () => {
    setSummary(await api('POST history/runs/{id}/summary', { params: { id: enrollment } }));
  });
  return (
    <section
      aria-labelledby="summary-title"
      className="grid gap-3 rounded-card border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <h2 id="summary-title" className="text-18">
            {t('title')}
          </h2>
          <p className="text-14 text-ink-soft">{t('lead')}</p>
        </div>
        <Button look="quiet" pending={summing} onClick={() => sumUp()}>
          {t(summing ? 'summing' : summary ? 'again' : 'sumUp')}
        </Button>
      </div>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {summary && <Told summary={summary} zone={zone} onShow={onShow} />}
      </div>
    </section>
  );
}

function Told({ summary, zone, onShow }: { summary: Summary } & Pick<RunSummaryProps, 'zone' | 'onShow'>) {
  const t = useTexts(summaryTexts);
  const { statements, why, model, leftOut, isCut } = summary;
  if (statements.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {statements.map((statement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they come together and stay so
          <Statement key={index} statement={statement} zone={zone} onShow={onShow} />
        ))}
      </ul>
      <p className="text-14 text-ink-soft">
        {why === null ? t('byModel', { model: model ?? '' }) : t(whyTexts[why])}
        {leftOut > 0 && ` ${t('leftOut', { n: leftOut })}`}
        {isCut && ` ${t('cut')}`}
      </p>
    </>
  );
}

function Statement({
  statement: { words, isDanger, entries },
  zone,
  onShow,
}: { statement: SummaryStatement } & Pick<RunSummaryProps, 'zone' | 'onShow'>) {
  const t = useTexts(summaryTexts);
  const locale = useLocale();
  // Several on one day are one link to the first of them.
  const byDay = new Map(
    entries.toReversed().map(({ key, at }) => [shortDate(locale, Date.parse(at), zone), key] as const),
  );
  return (
    <li
      className={`flex flex-wrap items-baseline gap-x-3 wrap-anywhere ${
        isDanger ? 'rounded-control bg-danger-soft px-3 py-2' : ''
      }`}
    >
      <span dir="auto">
        {isDanger && <AlertIcon size={16} className="me-1.5 inline text-danger-text" />}
        {words}
      </span>
      <span className="flex flex-wrap gap-x-3">
        {[...byDay].toReversed().map(([day, key]) => (
          <button
            key={key}
            type="button"
            aria-label={t('show', { day })}
            className="inline-flex min-h-8 items-center text-14 text-primary-text underline"
            onClick={() => onShow(key)}
          >
            {day}
          </button>
        ))}
      </span>
    </li>
  );
}
