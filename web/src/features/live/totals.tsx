import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { LiveCounts } from '@regimen/contract/live.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { WarningIcon } from '../../ui/shell-icons.tsx';
import { liveTexts } from './live-texts.ts';

interface TotalsProps {
  counts: LiveCounts;
  onWaiting: () => void;
  onStuck: () => void;
  onLater: () => void;
}

const figures = ['active', 'paused', 'waiting', 'finished', 'failed', 'withdrawn'] as const;

/** How the whole version stands, in figures: first what somebody has to do something about. */
export function Totals({ counts, onWaiting, onStuck, onLater }: TotalsProps) {
  const t = useTexts(liveTexts);
  return (
    <section aria-label={t('totals')}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-9">
        <Figure
          words={t('waitingTotal')}
          value={counts.waiting}
          {...(counts.waiting > 0 && { tone: 'warning', label: t('showWaiting'), onPress: onWaiting })}
          {...(counts.inDanger > 0 && { tone: 'danger', note: t('inDangerTotal', { n: counts.inDanger }) })}
          isWide
        />
        <Figure
          words={t('stuckTotal')}
          value={counts.stuck}
          {...(counts.stuck > 0 && { tone: 'warning', label: t('showStuck'), onPress: onStuck })}
        />
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
      </ul>
    </section>
  );
}

interface FigureProps {
  words: string;
  value: number;
  tone?: keyof typeof tones;
  /** A line below the words. */
  note?: string;
  label?: string;
  onPress?: () => void;
  /** Over both columns of a phone. */
  isWide?: boolean;
}

const tones = {
  plain: { box: 'border-line bg-raised', icon: '' },
  warning: { box: 'border-warning-line bg-warning-soft', icon: 'text-warning-text' },
  danger: { box: 'border-danger-line bg-danger-soft', icon: 'text-danger-text' },
};

function Figure({ words, value, tone = 'plain', note, label, onPress, isWide = false }: FigureProps) {
  const locale = useLocale();
  const box = `grid h-full w-full content-start gap-0.5 rounded-card border px-3.5 py-2.5 text-start ${tones[tone].box}`;
  const inside = (
    <>
      <span className="flex items-center gap-2 text-22 leading-heading font-semibold tabular-nums">
        {formatNumber(locale, value)}
        {tone !== 'plain' && <WarningIcon size={18} className={tones[tone].icon} />}
      </span>
      <span className="text-14 leading-heading text-ink-soft">{words}</span>
      {note && <span className="text-14 leading-heading font-semibold text-danger-text">{note}</span>}
    </>
  );
  return (
    <li className={isWide ? 'max-sm:col-span-2' : ''}>
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
