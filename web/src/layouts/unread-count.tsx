import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale } from '../i18n/use-texts.ts';

/** At the corner of an icon; whoever cannot see it hears the number in the link's name. */
export function UnreadCount({ n }: { n: number }) {
  const locale = useLocale();
  if (n === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -end-2.5 -top-2 grid h-5 min-w-5 place-items-center rounded-full bg-accent-strong px-1 text-12 leading-none font-semibold text-accent-on tabular-nums"
    >
      {formatNumber(locale, Math.min(n, 99))}
      {n > 99 && '+'}
    </span>
  );
}
