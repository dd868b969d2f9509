/** Words for somebody who may be in danger, where a creator has written none yet. Written by people, never by a model. */
import { contentLanguageFor } from './content-language.ts';
import type { Urgent } from './urgent.ts';
import { ARABIC } from './urgent-words.ar.ts';

export type UrgentWords = Pick<Urgent, 'title' | 'text'>;

const ENGLISH: UrgentWords = {
  title: 'Please get help now',
  text: 'What you told us may need help right away. Call one of the numbers below, or go to the nearest emergency department. If you can, ask someone to stay with you.',
};

export const urgentWordsIn = (locale: string): UrgentWords =>
  contentLanguageFor(locale) === 'ar' ? ARABIC : ENGLISH;
/** In the language that the text around them is written in. */
export const urgentWordsBeside = (around: string): UrgentWords =>
  urgentWordsIn(/[\u0621-\u064a]/.test(around) ? 'ar' : 'en');
