import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocation } from 'react-router';
import { useLocale, useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useCall } from '../shell/use-call.ts';
import { followUpCountTexts } from './follow-up-count-texts.ts';

/** What was put off comes back by time alone. */
const pollMs = 600_000;

/** Beside the way to the queue: how many follow-ups are open; in the accent's colour when one of them is urgent. */
export default function FollowUpCount() {
  const t = useTexts(followUpCountTexts);
  const locale = useLocale();
  const isAtQueue = useLocation().pathname === paths.followUps;
  const { data } = useCall(
    'GET follow-ups/counts',
    // A number in the menu is no look at anybody.
    { query: { named: 'false' } },
    // Whoever comes to the queue sees the same number above it.
    { every: pollMs, onFocus: true, mark: String(isAtQueue) },
  );
  const { waiting: n = 0, urgent = 0 } = data ?? {};
  if (n === 0) return null;
  const words = urgent > 0 ? t('withUrgent', { open: t('open', { n }), urgent }) : t('open', { n });
  const look = urgent > 0 ? 'bg-accent-strong text-accent-on' : 'bg-sunken text-ink-soft';
  return (
    // Between the links, so that none moves when the number comes.
    <span className="relative">
      <span
        title={words}
        className={`absolute start-1 top-1/2 grid h-5 min-w-5 -translate-y-1/2 place-items-center rounded-full px-1 text-12 leading-none font-semibold tabular-nums lg:max-xl:-start-1 lg:max-xl:-top-3 ${look}`}
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
