import { percentWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { UsersIcon } from '../../../ui/shell-icons.tsx';
import { countTexts } from './count-texts.ts';

interface CountPillProps {
  followers: number;
  /** Of so many who came; `undefined`: those who stand here now. */
  whole: number | undefined;
  className: string;
}

/** How many are here, or what share of everybody came by; and the same in words for the ear. */
export function CountPill({ followers, whole, className }: CountPillProps) {
  const t = useTexts(countTexts);
  const locale = useLocale();
  const share = percentWords(locale, followers / Math.max(1, whole ?? 1));
  return (
    <>
      {followers > 0 && (
        <span
          aria-hidden="true"
          className={`inline-flex items-center justify-center gap-1 rounded-pill bg-primary-strong text-14 font-semibold text-primary-on tabular-nums ${className}`}
        >
          {whole === undefined && <UsersIcon size={14} />}
          {whole === undefined ? formatNumber(locale, followers) : share}
        </span>
      )}
      <span className="sr-only">
        {whole === undefined ? t('followers', { n: followers }) : t('came', { n: followers, share })}
      </span>
    </>
  );
}

/** The funnel's bar along the lower edge of a step. */
export function FunnelBar({ followers, whole }: { followers: number; whole: number | undefined }) {
  if (whole === undefined) return null;
  return (
    <ShareBar
      share={followers / Math.max(1, whole)}
      className="pointer-events-none absolute inset-x-3 bottom-1 h-1 bg-sunken"
    />
  );
}
