import { dayWords, momentWords } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { endWords, notBegunWords, pauseWords } from '@regimen/contract/protocol-words/program-state-words.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import { nextTimeWords } from '@regimen/contract/protocol-words/why-not-words.ts';
import type { Reason } from '@regimen/contract/why.ts';
import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import type { Slot } from '@regimen/engine/recurrence.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { reason } from './reason.ts';
import type { Silence } from './silence.ts';
import { silenceTexts } from './silence-texts.ts';

export interface SilenceStory {
  answer: string;
  reasons: Reason[];
  next: string | null;
}

/** Why a module stayed silent on a day, and when it comes next. */
export function silenceWords(
  silence: Silence,
  module: RecurringModule,
  day: number,
  speaking: Speaking,
): SilenceStory {
  const { locale, to } = speaking;
  const t = translator(silenceTexts, locale);
  const scheduled = t('scheduled', { rhythm: rhythmWords(module, locale) });
  const rhythm = reason(speaking, scheduled, 'note', 'T6');
  const story = (answer: string, rule: string, next: string | null = null, more: Reason[] = [rhythm]) => ({
    answer,
    next,
    reasons: to === 'expert' ? [...more, reason(speaking, answer, 'note', rule)] : more,
  });
  const onDay = (one: number) => ({ day: dayWords(one, speaking) });
  const at = (instant: number) => ({ when: momentWords(instant, speaking) });
  switch (silence.because) {
    case 'not-begun':
      return story(notBegunWords(silence.startsAt, speaking), 'R1', null, []);
    case 'ended':
      return story(endWords(silence.end, speaking), 'R11', null, []);
    case 'other-part':
      return story(t(silence.isOver ? 'earlierPart' : 'laterPart'), 'R34', null, []);
    case 'paused':
      return story(pauseWords(silence.pause, speaking), 'R32', nextWords(silence.next, speaking));
    case 'not-meant':
      return story(t('otherRole'), 'T5', null, []);
    case 'other-step':
      return story(t('otherStep'), 'T17', null, []);
    case 'used-up':
      return story(t('usedUp', { n: silence.times }), 'T9');
    case 'over':
      return story(t('over', onDay(silence.lastDay)), 'T9');
    case 'starts-later':
      return story(t('startsLater', onDay(silence.firstDay)), 'T9', nextWords(silence.next, speaking));
    case 'begun-after': {
      const key = to === 'follower' ? 'startedAfterYou' : 'startedAfterThey';
      return story(t(key, at(silence.startedAt)), 'T5', nextWords(silence.next, speaking));
    }
    case 'later-that-day':
      return story(t('notDueYet'), 'T8', nextWords(silence.next, speaking));
    case 'late-waking':
      return story(t('weAreLate', at(silence.dueAt)), 'T11');
    case 'not-that-day':
      return story(t('notDueThatDay', onDay(day)), 'T6', nextWords(silence.next, speaking));
  }
}

export const nextWords = (next: Slot | null, speaking: Speaking): string | null =>
  next && next.at + MINUTE_MS > speaking.now ? nextTimeWords(next.at, speaking) : null;
