import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { LiveCounts } from '@regimen/contract/live.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { WarningIcon } from '../../ui/shell-icons.tsx';
import { liveTexts } from './live-texts.ts';

interface TotalsProps {
  counts: LiveCounts;
  onStuck: () => void;
  onLater: () => void;
}

const figures = ['active', 'paused', 'waiting', 'finished', 'failed', 'withdrawn'] as const;

/** How the whole version stands, in figures. */
export function Totals({ counts, onStuck, onLater }: TotalsProps) {
  const t = useTexts(liveTexts);
  return (
    <section aria-label={t('totals')}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-8">
        {figures.map((status) => (
          <Figure
            key={status}
            words={t(status)}
            value={counts.totals[status]}
            {...(status === 'waiting' &&
              counts.totals.waiting > 0 && { label: t('showLater'), onPress: onLater })}
          />
        ))}
        <Figure words={t('newOnes')} value={counts.newFollowers} />
        <Figure
          words={t('stuckTotal')}
          value={counts.stuck}
          warns={counts.stuck > 0}
          {...(counts.stuck > 0 && { label: t('showStuck'), onPress: onStuck })}
        />
      </ul>
    </section>
  );
}

interface FigureProps {
  words: string;
  value: number;
  warns?: boolean;
  label?: string;
  onPress?: () => void;
}

function Figure({ words, value, warns = false, label, onPress }: FigureProps) {
  const locale = useLocale();
  const tone = warns ? 'border-warning-line bg-warning-soft' : 'border-line bg-raised';
  const box = `grid h-full w-full content-between gap-1 rounded-card border px-3.5 py-2.5 text-start ${tone}`;
  const inside = (
    <>
      <span className="text-14 leading-heading text-ink-soft">{words}</span>
      <span className="flex items-center gap-2 text-22 leading-heading font-semibold tabular-nums">
        {formatNumber(locale, value)}
        {warns && <WarningIcon size={18} className="text-warning-text" />}
      </span>
    </>
  );
  return (
    <li>
      {onPress ? (
        <button
          type="button"
          title={label}
          className={`${box} transition-colors duration-120 hover:border-ink-faint`}
          onClick={onPress}
        >
          {inside}
          <span className="sr-only">{label}</span>
        </button>
      ) : (
        <div className={box}>{inside}</div>
      )}
    </li>
  );
}
