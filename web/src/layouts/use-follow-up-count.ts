import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useCall } from '../shell/use-call.ts';
import { followUpCountTexts } from './follow-up-count-texts.ts';

/** What was put off comes back by time alone. */
const pollMs = 600_000;

/** How many follow-ups are open, how many of them urgent, and both in words; the menu and the phone's tabs share one answer. */
export function useFollowUpCount(isAsked = true): { n: number; urgent: number; words: string } {
  const t = useTexts(followUpCountTexts);
  const isAtQueue = useLocation().pathname === paths.followUps;
  const { data } = useCall(
    'GET follow-ups/counts',
    // A number in the menu is no look at anybody.
    isAsked ? { query: { named: 'false' } } : null,
    // Whoever comes to the queue sees the same number above it.
    { every: pollMs, onFocus: true, mark: String(isAtQueue) },
  );
  const { waiting: n = 0, urgent = 0 } = data ?? {};
  const words = urgent > 0 ? t('withUrgent', { open: t('open', { n }), urgent }) : t('open', { n });
  return { n, urgent, words };
}
