import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale } from '../i18n/use-texts.ts';
import { useFollowUpCount } from './use-follow-up-count.ts';

/** Beside the way to the queue: how many follow-ups are open; in the accent's colour when one of them is urgent. */
export default function FollowUpCount() {
  const locale = useLocale();
  const { n, urgent, words } = useFollowUpCount();
  if (n === 0) return null;
  const look = urgent > 0 ? 'bg-accent-strong text-accent-on' : 'bg-sunken text-ink-soft';
  return (
    // Between the links, so that none moves when the number comes.
    <span className="relative">
      <span
        title={words}
        className={`absolute start-1 top-1/2 grid h-5 min-w-5 -translate-y-1/2 place-items-center rounded-full px-1 text-12 leading-none font-semibold tabular-nums lg:start-0 lg:-top-2.5 ${look}`}
      >
        <span aria-hidden="true">
          {formatNumber(locale, Math.min(n, 99))}
          {n > 99 && '+'}
        </span>
        <span className="sr-only">{words}</span>
      </span>
    </span>
  );
}
