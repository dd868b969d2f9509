import { spanWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { scoreRange } from '@regimen/engine/check/score-range.ts';
import type { AssessmentItem } from '@regimen/engine/items.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { bandOf, scoreOf } from '@regimen/engine/scoring.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { ScaleMark, ScaleSpan } from '../../../ui/scale-strip.tsx';
import { endingTexts } from './ending-texts.ts';

/** A score where it lies among all there can be, and what each range means in the creator's words. */
export function ScoreEnding({ item, answers }: { item: AssessmentItem; answers: Answers }) {
  const t = useTexts(endingTexts);
  const locale = useLocale();
  const { score } = scoreOf(item, answers);
  if (score === null) return null;
  const range = scoreRange(item) ?? { min: 0, max: score };
  const band = bandOf(item.bands, score);
  const bands = item.bands.toSorted((a, b) => a.min - b.min);
  const share = (value: number) =>
    range.max === range.min ? 0 : Math.min(1, Math.max(0, (value - range.min) / (range.max - range.min)));
  const spanOf = ({ min, max }: { min: number; max: number }) =>
    min === max ? formatNumber(locale, min) : spanWords({ min, max }, '', locale);
  return (
    <div className="grid w-full gap-4">
      <div>
        <p className="text-14 text-ink-soft">{t('yourResult')}</p>
        <p className="text-28 leading-heading font-semibold tabular-nums">
          <bdi>
            {t('outOf', { score: formatNumber(locale, score), most: formatNumber(locale, range.max) })}
          </bdi>
        </p>
        {band && <p className="mt-1">{t('meansBand', { band: band.name, span: spanOf(band) })}</p>}
      </div>
      {bands.length > 0 && (
        <>
          <div aria-hidden="true" className="relative h-3 rounded-pill bg-sunken">
            {bands.map((each, index) => (
              <ScaleSpan
                key={each.id}
                from={share(each.min)}
                to={share(bands[index + 1]?.min ?? each.max)}
                className={`rounded-pill border border-surface ${each === band ? 'bg-primary' : 'bg-line-strong'}`}
              />
            ))}
            <ScaleMark at={share(score)} className="-top-1 h-5 w-1 rounded-pill bg-ink" />
          </div>
          <div className="grid gap-1.5 text-14">
            <p className="font-medium">{t('whatRanges')}</p>
            <ul className="grid gap-1">
              {bands.map((each) => (
                <li
                  key={each.id}
                  aria-current={each === band ? 'true' : undefined}
                  className={`flex justify-between gap-4 rounded-control px-3 py-1.5 ${each === band ? 'bg-primary-soft font-medium' : 'text-ink-soft'}`}
                >
                  <bdi>{each.name}</bdi>
                  <bdi className="shrink-0 tabular-nums">{spanOf(each)}</bdi>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <p className="text-14 text-ink-soft">{t('noDiagnosis')}</p>
    </div>
  );
}
