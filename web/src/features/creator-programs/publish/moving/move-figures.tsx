import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { Moving } from '@regimen/contract/moves.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { StackedBar } from '../../../../ui/stacked-bar.tsx';
import { movingTexts } from './moving-texts.ts';

const fills = {
  moved: 'bg-success-strong',
  move: 'bg-primary',
  decide: 'bg-warning',
  stay: 'bg-line-strong',
  left: 'bg-ink-faint',
  undone: 'bg-info',
  failed: 'bg-danger',
} as const;
type Figure = keyof typeof fills;

/** How many can be moved, need a decision and stay, and what was done: a bar, and the same in words. Of what is past, only what was done. */
export function MoveFigures({ moving, isPast = false }: { moving: Moving; isPast?: boolean }) {
  const t = useTexts(movingTexts);
  const locale = useLocale();
  const { done } = moving;
  const plan = isPast ? { move: 0, decide: 0, stay: 0 } : moving.plan;
  const total = isPast ? done.moved + done.left + done.undone + done.failed : moving.total;
  const all: { figure: Figure; count: number; words: string }[] = [
    { figure: 'moved', count: done.moved, words: t('moved') },
    { figure: 'move', count: plan.move, words: t('move') },
    { figure: 'decide', count: plan.decide, words: t('decide') },
    { figure: 'stay', count: plan.stay, words: t('stay') },
    { figure: 'left', count: done.left, words: t('left') },
    { figure: 'undone', count: done.undone, words: t('undone') },
    { figure: 'failed', count: done.failed, words: t('failedPeople') },
  ];
  // Of one person a sentence says it all.
  if (!isPast && total === 1 && moving.startedAt === null) {
    const { move, decide } = moving.plan;
    return <p className="font-medium">{t(move > 0 ? 'oneMove' : decide > 0 ? 'oneDecide' : 'oneStay')}</p>;
  }
  const always: readonly Figure[] =
    moving.startedAt === null ? ['move', 'decide', 'stay'] : isPast ? ['moved'] : ['moved', 'decide'];
  const shown = all.filter(({ figure, count }) => count > 0 || always.includes(figure));
  return (
    <div className="grid gap-3">
      {!isPast && <p className="font-medium">{t('ofAll', { n: total })}</p>}
      <StackedBar
        parts={shown.map(({ figure, count }) => ({ key: figure, share: count / total, fill: fills[figure] }))}
      />
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {shown.map(({ figure, count, words }) => (
          <li key={figure} className="flex items-baseline gap-2">
            <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${fills[figure]}`} />
            <span>
              <strong className="text-18 tabular-nums">{formatNumber(locale, count)}</strong>{' '}
              <span className="text-ink-soft">{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
