import type { EventType, ToldKind } from './history.ts';
import type { Locale } from './load.ts';

// Words for what happened, for pages and files alike. No zod: pages read it.

type Words = Record<Locale, string>;
const say = (en: string, ar: string): Words => ({ en, ar });

/** As the title of what happened; `{about}` is the step, module or KPI. */
const about: Partial<Record<EventType, Words>> = {
  taskDone: say('Did “{about}”', 'أُنجز «{about}»'),
  answers: say('Answered “{about}”', 'أُجيب عن «{about}»'),
  reading: say('Reading of “{about}”', 'قراءة «{about}»'),
  booking: say('Booking for “{about}”', 'حجز «{about}»'),
  expertDecision: say('Expert decided “{about}”', 'قرار خبير في «{about}»'),
  aiDecision: say('Model chose at “{about}”', 'اختيار النموذج في «{about}»'),
  snooze: say('Put off “{about}”', 'تأجيل «{about}»'),
  move: say('Moved to version {about}', 'نُقل إلى الإصدار {about}'),
  undo: say('Taken back to version {about}', 'أُعيد إلى الإصدار {about}'),
};

export const eventTypeWords: Record<EventType, Words> = {
  start: say('Began the program', 'بدأ البرنامج'),
  taskDone: say('Task done', 'مهمة منجزة'),
  answers: say('Answers', 'إجابات'),
  reading: say('Reading', 'قراءة'),
  booking: say('Booking', 'حجز'),
  expertDecision: say('Expert’s decision', 'قرار خبير'),
  aiDecision: say('Model’s choice', 'اختيار النموذج'),
  snooze: say('Put off', 'تأجيل'),
  timer: say('Time passed', 'مرّ الوقت'),
  pause: say('Paused', 'توقف مؤقت'),
  resume: say('Went on after a pause', 'استئناف بعد توقف'),
  withdraw: say('Left the program', 'غادر البرنامج'),
  timeZone: say('Changed time zone', 'تغيير المنطقة الزمنية'),
  move: say('Moved to a newer version', 'نُقل إلى إصدار أحدث'),
  undo: say('Taken back to the version before', 'أُعيد إلى الإصدار السابق'),
};

const toldWords: Record<ToldKind, Words> = {
  entered: say('now at “{name}”', 'الآن عند «{name}»'),
  succeeded: say('“{name}” is done', 'أُنجزت «{name}»'),
  failed: say('“{name}” was not done', 'لم تُنجز «{name}»'),
  alerted: say('alert from “{name}”', 'تنبيه من «{name}»'),
  came: say('“{name}” came up', 'حان «{name}»'),
  missed: say('“{name}” was missed', 'فات «{name}»'),
  finished: say('finished the program', 'أكمل البرنامج'),
  'gave-up': say('the program ended early', 'انتهى البرنامج قبل أوانه'),
  withdrew: say('left the program', 'غادر البرنامج'),
  refused: say('was not taken', 'لم يُقبل'),
};

const fill = (words: string, place: string, value: string) => words.replace(place, () => value);

/** “Answered “How do you sleep?””, or the bare type where it is about nothing. */
export function eventTitle(type: EventType, subject: string, locale: Locale): string {
  const words = about[type];
  return words && subject !== '' ? fill(words[locale], '{about}', subject) : eventTypeWords[type][locale];
}

export const toldSentence = (kind: ToldKind, name: string, locale: Locale): string =>
  fill(toldWords[kind][locale], '{name}', name);
