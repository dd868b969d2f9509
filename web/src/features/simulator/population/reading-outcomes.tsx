import { isolate } from '@regimen/contract/language/languages.ts';
import { aboutNumber, percentWords, quantity, roundedFigure } from '@regimen/contract/language/quantities.ts';
import type { KpiResult, PopulationResult, ScoreResult } from '@regimen/engine/simulate/result.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Section } from '../../../ui/section.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { resultTexts } from './result-texts.ts';

/** What came of readings and scores, from the first to the last. */
export function ReadingOutcomes({ result }: { result: PopulationResult }) {
  const t = useTexts(resultTexts);
  if (result.kpis.length === 0 && result.scores.length === 0) return null;
  return (
    <Section title={t('outcomesTitle')} help={t('outcomesHelp')}>
      <ul className="grid gap-2 md:grid-cols-2">
        {result.kpis.map((kpi) => (
          <Kpi key={kpi.kpi} kpi={kpi} />
        ))}
        {result.scores.map((score) => (
          <Score key={score.item} score={score} />
        ))}
      </ul>
    </Section>
  );
}

const card = 'grid content-start gap-2 rounded-control border border-line bg-raised p-3.5';

function Kpi({ kpi }: { kpi: KpiResult }) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  const { first, last, firstInTarget, lastInTarget } = kpi;
  const value = (number: number | undefined) =>
    number === undefined ? '–' : isolate(quantity(roundedFigure(number), kpi.unit, locale), locale);
  return (
    <li className={card}>
      <p className="font-medium wrap-anywhere">
        <bdi>{kpi.name}</bdi>
      </p>
      <p className="text-14 text-ink-soft">
        {t('halfFirst', { first: value(first?.p50), last: value(last?.p50) })}
      </p>
      {firstInTarget !== null && lastInTarget !== null && (
        <dl className="grid gap-1.5">
          <Share words={t('inTargetFirst')} share={firstInTarget} fill="bg-ink-faint" />
          <Share words={t('inTargetLast')} share={lastInTarget} fill="bg-success-line" />
        </dl>
      )}
      <p className="text-12 text-ink-soft">
        {t('withReadings', { n: kpi.followers })}
        {kpi.leftOut > 0 && ` · ${t('leftOut', { n: kpi.leftOut })}`}
      </p>
    </li>
  );
}

function Share({ words, share, fill }: { words: string; share: number; fill: string }) {
  const locale = useLocale();
  return (
    <div className="grid grid-cols-[minmax(6rem,9rem)_1fr_3rem] items-center gap-3">
      <dt className="text-14">{words}</dt>
      <dd aria-hidden="true">
        <ShareBar share={share} fill={fill} />
      </dd>
      <dd className="text-end font-semibold tabular-nums">{percentWords(locale, share)}</dd>
    </div>
  );
}

function Score({ score }: { score: ScoreResult }) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  const { first, last } = score;
  return (
    <li className={card}>
      <p className="font-medium wrap-anywhere">
        <bdi>{score.name}</bdi>
      </p>
      <p className="text-14 text-ink-soft">
        {first && last
          ? t('points', { first: aboutNumber(locale, first.p50), last: aboutNumber(locale, last.p50) })
          : t('noPoints')}
      </p>
      <p className="text-12 text-ink-soft">{t('answeredBy', { n: score.followers })}</p>
    </li>
  );
}
