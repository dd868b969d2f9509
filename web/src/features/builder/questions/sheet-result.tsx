import { scoreRange } from '@regimen/engine/check/score-range.ts';
import { holds } from '@regimen/engine/condition.ts';
import type { ActivityItem, AssessmentItem } from '@regimen/engine/items.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { bandOf, scoreOf } from '@regimen/engine/scoring.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import { BandScale } from './band-scale.tsx';
import { sheetTexts } from './sheet-texts.ts';

interface SheetResultProps {
  item: AssessmentItem | ActivityItem;
  answers: Answers;
  missing: number;
}

/** Score and band of the answers so far, as the engine counts them. */
export function SheetResult({ item, answers, missing }: SheetResultProps) {
  const t = useTexts(sheetTexts);
  const scored = item.kind === 'assessment' && item.scoring.method !== 'none';
  const { score, band } = item.kind === 'assessment' ? scoreOf(item, answers) : { score: null, band: null };
  const range = item.kind === 'assessment' ? scoreRange(item) : null;
  const alerted =
    item.alert !== undefined &&
    Object.keys(answers).length > 0 &&
    holds(item.alert, (leaf) => {
      if (leaf.is === 'score') return score;
      if (leaf.is === 'band') return band;
      return leaf.is === 'answer' ? (answers[leaf.question] ?? null) : null;
    });
  return (
    <div role="status" className="grid gap-3 rounded-card bg-sunken p-4">
      {scored && (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-14 text-ink-soft">{t('score')}</span>
            <strong className="text-22 font-semibold tabular-nums">{score ?? t('noScore')}</strong>
            {range && score !== null && (
              <span className="text-14 text-ink-soft tabular-nums">{t('ofRange', range)}</span>
            )}
          </p>
          {item.bands.length > 0 && <BandScale item={item} score={score} />}
          {item.bands.length > 0 && score !== null && (
            <p>
              <span className="text-14 text-ink-soft">{t('result')} </span>
              <strong className="font-semibold">{bandOf(item.bands, score)?.name ?? t('noBand')}</strong>
            </p>
          )}
        </>
      )}
      <p className="text-14 text-ink-soft">{missing > 0 ? t('stillOpen', { n: missing }) : t('complete')}</p>
      {alerted && (
        <p className="flex items-start gap-2 text-14 text-warning-text">
          <WarningIcon size={16} className="mt-0.5 shrink-0" />
          {t('alerted')}
        </p>
      )}
    </div>
  );
}
