/** Words for somebody who may be in danger, where a creator has written none yet. Written by people, never by a model. */
import { contentLanguageFor } from './content-language.ts';
import type { Urgent } from './urgent.ts';

type Words = Pick<Urgent, 'title' | 'text'>;

const ENGLISH: Words = {
  title: 'Please get help now',
  text: 'What you told us may need help right away. Call one of the numbers below, or go to the nearest emergency department. If you can, ask someone to stay with you.',
};

const ARABIC: Words = {
  title: 'اطلب المساعدة الآن من فضلك',
  text: 'ما أخبرتنا به قد يحتاج إلى مساعدة فورية. اتصل بأحد الأرقام أدناه، أو اذهب إلى أقرب قسم طوارئ. وإن أمكن، اطلب من شخص أن يبقى معك.',
};

export const urgentWordsIn = (locale: string): Words =>
  contentLanguageFor(locale) === 'ar' ? ARABIC : ENGLISH;
/** In the language that the text around them is written in. */
export const urgentWordsBeside = (around: string): Words =>
  urgentWordsIn(/[\u0621-\u064a]/.test(around) ? 'ar' : 'en');
