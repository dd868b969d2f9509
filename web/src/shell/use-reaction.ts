import { relativeTime } from '@regimen/contract/language/instants.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from '../i18n/use-texts.ts';
import type { Refusal } from './attempt.ts';
import { type Reaction, reactionTo } from './error-reaction.ts';
import { showFlash } from './flash.ts';
import { flashDenied } from './flash-denied.ts';
import { sessionLost } from './session.ts';
import { adminOver } from './session-over.ts';
import { texts } from './texts.ts';

/** "Try again in 2 minutes." */
function keepMessage(reaction: Reaction & { kind: 'keep' }, locale: Locale): string {
  const t = translator(texts, locale);
  const seconds = reaction.retryAfter ?? 0;
  const when = seconds >= 60 ? relativeTime(locale, seconds * 1000, 0) : t('inAMoment');
  return reaction.text === 'tooMany' ? t('tooMany', { when }) : t(reaction.text);
}

/** Does what section 8 says about a refused call, and tells the caller what is left to show beside the form. */
export function useReaction(): (error: unknown) => Reaction {
  const navigate = useNavigate();
  const location = useLocation();
  const locale = useLocale();
  return useCallback(
    (error) => {
      const reaction = reactionTo(error);
      const atDashboard = location.pathname.startsWith('/dashboard');
      if (reaction.kind === 'signed-out' && atDashboard) {
        adminOver();
      } else if (reaction.kind === 'signed-out') {
        sessionLost(location.pathname + location.search);
        navigate('/');
      } else if (reaction.kind === 'denied') {
        flashDenied(locale);
        navigate(atDashboard ? '/dashboard' : '/home');
      } else if (reaction.kind === 'flash') {
        const message = translator(texts, locale)(reaction.text);
        showFlash({ tone: 'danger', message, names: reaction.names });
      }
      return reaction;
    },
    [navigate, location, locale],
  );
}

/** The same, and in words what is left to show: at the fields, or beside the button. */
export function useRefusal(): (error: unknown) => Refusal {
  const react = useReaction();
  const locale = useLocale();
  return (error) => {
    const reaction = react(error);
    return {
      errors: reaction.kind === 'fields' ? reaction.errors : {},
      problem: reaction.kind === 'keep' ? keepMessage(reaction, locale) : null,
    };
  };
}
