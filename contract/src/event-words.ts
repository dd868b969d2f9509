import type { EventType, ToldKind } from './history.ts';
import type { Locale } from './load.ts';

// Words for what happened, for pages and files alike. No zod: pages read it.

type Words = Record<Locale, string>;
const say = (en: string, ar: string): Words => ({ en, ar });

/** As the title of what happened; `{about}` is the step, module or KPI. */
const about: Partial<Record<EventType, Words>> = {
  taskDone: say('Completed “{about}”', 'إنجاز «{about}»'),
  answers: say('Answered “{about}”', 'إجابة عن «{about}»'),
  reading: say('Reading: “{about}”', 'قراءة: «{about}»'),
  booking: say('Booking: “{about}”', 'حجز: «{about}»'),
  expertDecision: say('Expert decided “{about}”', 'قرار خبير في «{about}»'),
  aiDecision: say('AI decision at “{about}”', 'قرار الذكاء الاصطناعي في «{about}»'),
  snooze: say('Snoozed “{about}”', 'تأجيل «{about}»'),
  move: say('Moved to version {about}', 'نقل إلى النسخة {about}'),
  undo: say('Moved back to version {about}', 'رجوع إلى النسخة {about}'),
};

export const eventTypeWords: Record<EventType, Words> = {
  start: say('Started the program', 'بدء البرنامج'),
  taskDone: say('Task done', 'مهمة منجزة'),
  answers: say('Answers', 'إجابات'),
  reading: say('Reading', 'قراءة'),
  booking: say('Booking', 'حجز'),
  expertDecision: say('Expert decision', 'قرار خبير'),
  aiDecision: say('AI decision', 'قرار الذكاء الاصطناعي'),
  snooze: say('Snoozed', 'تأجيل'),
  timer: say('Scheduled check', 'فحص مجدول'),
  pause: say('Paused', 'توقف مؤقت'),
  resume: say('Resumed', 'استئناف'),
  withdraw: say('Left the program', 'مغادرة البرنامج'),
  timeZone: say('Changed time zone', 'تغيير المنطقة الزمنية'),
  move: say('Moved to a newer version', 'نقل إلى نسخة أحدث'),
  undo: say('Moved back to the previous version', 'رجوع إلى النسخة السابقة'),
};

const toldWords: Record<ToldKind, Words> = {
  entered: say('now at “{name}”', 'الآن عند «{name}»'),
  succeeded: say('“{name}” is done', 'تم إنجاز «{name}»'),
  failed: say('“{name}” wasn’t done', 'لم يتم إنجاز «{name}»'),
  alerted: say('alert from “{name}”', 'تنبيه من «{name}»'),
  came: say('“{name}” was due', 'حان موعد «{name}»'),
  missed: say('“{name}” was missed', 'فات موعد «{name}»'),
  finished: say('finished the program', 'اكتمل البرنامج'),
  'gave-up': say('the program ended early', 'انتهى البرنامج مبكرًا'),
  withdrew: say('left the program', 'تمت مغادرة البرنامج'),
  refused: say('not accepted', 'لم يُقبل'),
};

const fill = (words: string, place: string, value: string) => words.replace(place, () => value);

/** “Answered “How do you sleep?””, or the bare type where it is about nothing. */
export function eventTitle(type: EventType, subject: string, locale: Locale): string {
  const words = about[type];
  return words && subject !== '' ? fill(words[locale], '{about}', subject) : eventTypeWords[type][locale];
}

export const toldSentence = (kind: ToldKind, name: string, locale: Locale): string =>
  fill(toldWords[kind][locale], '{name}', name);
