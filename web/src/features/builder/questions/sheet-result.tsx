import { scoreRange } from '@regimen/engine/check/score-range.ts';
import { holds } from '@regimen/engine/condition.ts';
import type { ActivityItem, AssessmentItem } from '@regimen/engine/items.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { bandOf, scoreOf, subscaleScores } from '@regimen/engine/scoring.ts';
import { factsOfSheet } from '@regimen/engine/urgent.ts';
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
  const score = item.kind === 'assessment' ? scoreOf(item, answers).score : null;
  const parts = item.kind === 'assessment' ? subscaleScores(item, answers) : null;
  const range = item.kind === 'assessment' ? scoreRange(item) : null;
  // Whatever item it names, an alert speaks of its own.
  const facts = factsOfSheet(item, '', answers, true);
  const alerted =
    item.alert !== undefined &&
    Object.keys(answers).length > 0 &&
    holds(item.alert, (leaf) => facts('item' in leaf ? { ...leaf, item: '' } : leaf));
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
          {parts && (
            <dl className="grid gap-1 text-14">
              {item.subscales?.map(({ id, name }) => (
                <div key={id} className="flex flex-wrap gap-x-2">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="font-semibold tabular-nums">{parts[id] ?? t('noScore')}</dd>
                </div>
              ))}
            </dl>
          )}
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
