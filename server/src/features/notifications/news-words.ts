import type { Locale } from '@regimen/contract/language/languages.ts';
import type { NotificationData, NotificationKind } from '@regimen/contract/notifications.ts';
import { onOneLine } from '../../providers/mail-layout.ts';

type Sentence = (data: Record<'person' | 'program' | 'title', string> & NotificationData) => string;

/** No name and nothing of their health: this stands in subjects and on locked screens. */
const urgent: Record<Locale, (program: string) => string> = {
  en: (program) => `Urgent: someone in “${program}” needs you now`,
  ar: (program) => `عاجل: شخص في برنامج «${program}» يحتاج إليك الآن`,
};

/** News in one sentence, for mails and push messages; pages have words of their own. */
const sentences: Record<Locale, Partial<Record<NotificationKind, Sentence>>> = {
  en: {
    'follow-up': ({ person, program, title, isUrgent }) =>
      isUrgent ? urgent.en(program) : `${person} needs you: ${title} (${program})`,
    'new-follower': ({ person, program }) => `${person} now follows “${program}”`,
    finished: ({ person, program }) =>
      person ? `${person} has finished “${program}”` : `You have finished “${program}”`,
    ended: ({ program }) => `“${program}” has ended. Open it to read more`,
    review: ({ person, program, rating }) => `${person} rated “${program}” ${rating ?? 0} out of 5`,
    'review-reply': ({ program }) => `Your review of “${program}” has a reply`,
    'new-version': ({ program }) => `“${program}” has a new version`,
    'program-updated': ({ program }) => `“${program}” was updated`,
    urgent: ({ program }) => urgent.en(program),
    help: () => 'Help is here for you',
    'help-seen': ({ person }) => `${person} has seen your message`,
  },
  ar: {
    'follow-up': ({ person, program, title, isUrgent }) =>
      isUrgent ? urgent.ar(program) : `${person} في انتظارك: ${title} (${program})`,
    'new-follower': ({ person, program }) => `متابع جديد لبرنامج «${program}»: ${person}`,
    finished: ({ person, program }) =>
      person ? `اكتمل برنامج «${program}» لدى ${person}` : `أكملت برنامج «${program}»`,
    ended: ({ program }) => `انتهى برنامج «${program}». المزيد في صفحته`,
    review: ({ person, program, rating }) => `تقييم «${program}» من ${person}: ${rating ?? 0} من 5`,
    'review-reply': ({ program }) => `وصل رد على تقييمك لبرنامج «${program}»`,
    'new-version': ({ program }) => `نسخة جديدة من برنامج «${program}»`,
    'program-updated': ({ program }) => `تم تحديث برنامج «${program}»`,
    urgent: ({ program }) => urgent.ar(program),
    help: () => 'المساعدة قريبة منك',
    'help-seen': ({ person }) => `تمت قراءة رسالتك (${person})`,
  },
};

export function sayNews(kind: NotificationKind, data: NotificationData, locale: Locale): string {
  const { person = '', program = '', title = '' } = data;
  return onOneLine(sentences[locale][kind]?.({ ...data, person, program, title }) ?? title);
}
