import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale } from '../i18n/use-texts.ts';

/** At the corner of an icon, in grey where nothing of it presses; whoever cannot see it hears the number in the link's name. */
export function UnreadCount({ n, isQuiet = false }: { n: number; isQuiet?: boolean }) {
  const locale = useLocale();
  if (n === 0) return null;
  const look = isQuiet ? 'bg-sunken text-ink-soft' : 'bg-accent-strong text-accent-on';
  return (
    <span
      aria-hidden="true"
      className={`absolute -end-2.5 -top-2 grid h-5 min-w-5 place-items-center rounded-full px-1 text-12 leading-none font-semibold tabular-nums ${look}`}
    >
      {formatNumber(locale, Math.min(n, 99))}
      {n > 99 && '+'}
    </span>
  );
}
