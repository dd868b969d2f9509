import type { Reason } from '@regimen/contract/why.ts';
import type { Slot } from '@regimen/engine/recurrence.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import type { RunEnd } from '@regimen/engine/run-state.ts';
import { MINUTE_MS } from '@regimen/engine/wall-clock.ts';
import { rhythmWords } from './rhythm-words.ts';
import { bareMoment, dayWords, momentWords, pick, plural, reason, type Speaking } from './say.ts';
import type { Pause, Silence } from './silence.ts';

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
  const mine = to === 'follower';
  const said = (en: string, ar: string) => pick(locale, en, ar);
  const rhythm = reason(
    speaking,
    said(`It’s scheduled ${rhythmWords(module, locale)}.`, `موعده ${rhythmWords(module, locale)}.`),
    'note',
    'T6',
  );
  const story = (answer: string, rule: string, next: string | null = null, more: Reason[] = [rhythm]) => ({
    answer,
    next,
    reasons: to === 'expert' ? [...more, reason(speaking, answer, 'note', rule)] : more,
  });
  const that = dayWords(day, speaking);
  switch (silence.because) {
    case 'not-begun':
      return story(notBegunWords(silence.startsAt, speaking), 'R1', null, []);
    case 'ended':
      return story(endWords(silence.end, speaking), 'R11', null, []);
    case 'other-part':
      return story(
        silence.isOver
          ? said(
              'It’s in a part of the program that was already over.',
              'هو في جزء من البرنامج كان قد انتهى حينها.',
            )
          : said(
              'It’s in a later part of the program that hadn’t started yet.',
              'هو في جزء لاحق من البرنامج لم يكن قد بدأ.',
            ),
        'R34',
        null,
        [],
      );
    case 'paused':
      return story(pauseWords(silence.pause, speaking), 'R32', nextWords(silence.next, speaking));
    case 'not-meant':
      return story(said('It’s for people with another role.', 'هو موجّه إلى أصحاب دور آخر.'), 'T5', null, []);
    case 'used-up':
      return story(
        plural(silence.times, locale, {
          en: {
            one: 'It was set for one time, which has passed.',
            other: 'It was set for {n} times, and all have passed.',
          },
          ar: {
            one: 'موعده مرة واحدة فقط، وقد مضت.',
            two: 'موعده مرتان فقط، وقد مضتا.',
            few: 'موعده {n} مرات فقط، وقد مضت كلها.',
            other: 'موعده {n} مرة فقط، وقد مضت كلها.',
          },
        }),
        'T9',
      );
    case 'over':
      return story(
        said(
          `It was scheduled to end ${dayWords(silence.lastDay, speaking)} at the latest.`,
          `كان مقررًا أن ينتهي ${dayWords(silence.lastDay, speaking)} على أبعد تقدير.`,
        ),
        'T9',
      );
    case 'starts-later':
      return story(
        said(
          `It starts later in the program, ${dayWords(silence.firstDay, speaking)}.`,
          `يبدأ لاحقًا في البرنامج، ${dayWords(silence.firstDay, speaking)}.`,
        ),
        'T9',
        nextWords(silence.next, speaking),
      );
    case 'begun-after':
      return story(
        said(
          `${mine ? 'You' : 'They'} started ${momentWords(silence.startedAt, speaking)}, after it was due that day.`,
          `كانت البداية ${momentWords(silence.startedAt, speaking)}، بعد موعده في ذلك اليوم.`,
        ),
        'T5',
        nextWords(silence.next, speaking),
      );
    case 'later-that-day':
      return story(said('It isn’t due yet.', 'لم يحن موعده بعد.'), 'T8', nextWords(silence.next, speaking));
    case 'late-waking':
      return story(
        said(
          `It was due ${momentWords(silence.dueAt, speaking)}, and we haven’t got to it yet. The delay is on our side.`,
          `كان موعده ${momentWords(silence.dueAt, speaking)}، ولم نصل إليه بعد. التأخير من جانبنا.`,
        ),
        'T11',
      );
    case 'not-that-day':
      return story(
        said(`It wasn’t due ${that}.`, `لم يكن له موعد ${that}.`),
        'T6',
        nextWords(silence.next, speaking),
      );
  }
}

export const nextWords = (next: Slot | null, speaking: Speaking): string | null =>
  next && next.at + MINUTE_MS > speaking.now
    ? pick(
        speaking.locale,
        `Next: ${momentWords(next.at, speaking)}.`,
        `الموعد التالي: ${momentWords(next.at, speaking)}.`,
      )
    : null;

export function notBegunWords(startsAt: number, speaking: Speaking): string {
  const { locale, to } = speaking;
  const when = momentWords(startsAt, speaking);
  const [en, ar] = startsAt > speaking.now ? ['starts', 'يبدأ'] : ['started', 'بدأ'];
  return pick(
    locale,
    `${to === 'follower' ? 'Your' : 'Their'} program ${en} ${when}.`,
    `${ar} البرنامج ${when}.`,
  );
}

export function pauseWords({ from, to }: Pause, speaking: Speaking): string {
  const { locale } = speaking;
  const mine = speaking.to === 'follower';
  const began = bareMoment(from, speaking);
  if (to === null)
    return pick(
      locale,
      `${mine ? 'Your' : 'Their'} program has been paused since ${began}. Nothing is sent during a pause.`,
      `البرنامج متوقف مؤقتًا منذ ${began}. لا يُرسل شيء أثناء التوقف.`,
    );
  return pick(
    locale,
    `${mine ? 'Your' : 'Their'} program was paused from ${began} until ${bareMoment(to, speaking)}. Nothing is sent during a pause, and it isn’t made up later.`,
    `كان البرنامج متوقفًا مؤقتًا من ${began} حتى ${momentWords(to, speaking)}. لا يُرسل شيء أثناء التوقف ولا يُعوَّض لاحقًا.`,
  );
}

export function endWords({ status, at }: RunEnd, speaking: Speaking): string {
  const { locale } = speaking;
  const mine = speaking.to === 'follower';
  const when = momentWords(at, speaking);
  const words = {
    finished: [`${mine ? 'You' : 'They'} finished the program ${when}.`, `اكتمل البرنامج ${when}.`],
    failed: [`The program ended ${when}.`, `انتهى البرنامج ${when}.`],
    withdrawn: [`${mine ? 'You' : 'They'} left the program ${when}.`, `كانت مغادرة البرنامج ${when}.`],
  } as const;
  return pick(locale, ...(words[status] as unknown as [string, string]));
}
