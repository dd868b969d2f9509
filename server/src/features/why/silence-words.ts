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
    said(`It comes ${rhythmWords(module, locale)}.`, `موعده ${rhythmWords(module, locale)}.`),
    'note',
    'T6',
  );
  const story = (answer: string, rule: string, next: string | null = null, more: Reason[] = [rhythm]) => ({
    ...{ answer, next, reasons: to === 'expert' ? [...more, reason(speaking, answer, 'note', rule)] : more },
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
              'It belongs to a part of the program that was over by then.',
              'هو من جزء في البرنامج كان قد انتهى حينها.',
            )
          : said(
              'It belongs to a later part of the program, which had not begun.',
              'هو من جزء لاحق في البرنامج لم يكن قد بدأ.',
            ),
        'R34',
        null,
        [],
      );
    case 'paused':
      return story(pauseWords(silence.pause, speaking), 'R32', nextWords(silence.next, speaking));
    case 'not-meant':
      return story(
        said('It is meant for people with another role.', 'هو موجّه إلى من لهم دور آخر.'),
        'T5',
        null,
        [],
      );
    case 'used-up':
      return story(
        plural(silence.times, locale, {
          en: { one: 'It comes only once, and it has.', other: 'It comes {n} times in all, and it has.' },
          ar: {
            ...{ one: 'يأتي مرة واحدة فقط، وقد أتى.', two: 'يأتي مرتين فقط، وقد أتى.' },
            ...{ few: 'يأتي {n} مرات فقط، وقد أتت كلها.', other: 'يأتي {n} مرة فقط، وقد أتت كلها.' },
          },
        }),
        'T9',
      );
    case 'over':
      return story(
        said(
          `It came for the last time ${dayWords(silence.lastDay, speaking)} at the latest, as the program was planned.`,
          `كان آخر موعد له ${dayWords(silence.lastDay, speaking)} كما خُطط للبرنامج.`,
        ),
        'T9',
      );
    case 'starts-later':
      return story(
        said(
          `It begins later in the program: ${dayWords(silence.firstDay, speaking)}.`,
          `يبدأ لاحقًا في البرنامج: ${dayWords(silence.firstDay, speaking)}.`,
        ),
        'T9',
        nextWords(silence.next, speaking),
      );
    case 'begun-after':
      return story(
        said(
          `${mine ? 'You' : 'They'} began ${momentWords(silence.startedAt, speaking)}, after its time that day.`,
          `كانت البداية ${momentWords(silence.startedAt, speaking)}، بعد موعده في ذلك اليوم.`,
        ),
        'T5',
        nextWords(silence.next, speaking),
      );
    case 'later-that-day':
      return story(
        said('It has not come yet.', 'لم يحن موعده بعد.'),
        'T8',
        nextWords(silence.next, speaking),
      );
    case 'late-waking':
      return story(
        said(
          `It was due ${momentWords(silence.dueAt, speaking)}, and our service has not got to it yet. That is on our side.`,
          `كان موعده ${momentWords(silence.dueAt, speaking)}، ولم تصل إليه خدمتنا بعد. هذا من جانبنا.`,
        ),
        'T11',
      );
    case 'not-that-day':
      return story(
        said(`It was not due ${that}.`, `لم يكن له موعد ${that}.`),
        'T6',
        nextWords(silence.next, speaking),
      );
  }
}

export const nextWords = (next: Slot | null, speaking: Speaking): string | null =>
  next && next.at + MINUTE_MS > speaking.now
    ? pick(
        speaking.locale,
        `It comes next ${momentWords(next.at, speaking)}.`,
        `موعده التالي ${momentWords(next.at, speaking)}.`,
      )
    : null;

export function notBegunWords(startsAt: number, speaking: Speaking): string {
  const { locale, to } = speaking;
  const when = momentWords(startsAt, speaking);
  const [en, ar] = startsAt > speaking.now ? ['begins', 'يبدأ'] : ['began', 'بدأ'];
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
      `${mine ? 'Your' : 'Their'} program has been paused since ${began}. Nothing comes during a pause.`,
      `البرنامج متوقف مؤقتًا منذ ${began}. لا يأتي شيء أثناء التوقف.`,
    );
  return pick(
    locale,
    `${mine ? 'Your' : 'Their'} program was paused from ${began} until ${bareMoment(to, speaking)}. Nothing comes during a pause, and it is not made up for.`,
    `كان البرنامج متوقفًا مؤقتًا من ${began} حتى ${momentWords(to, speaking)}. لا يأتي شيء أثناء التوقف ولا يُعوَّض.`,
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
