import type { TextKey } from './language/define-texts.ts';
import type { Locale } from './language/languages.ts';
import { signTexts } from './sign-texts.ts';

/** What brings people here: how they feel, what they live with, where they want to go. No zod: guests' pages read it. */
export const signGroups = ['symptom', 'condition', 'goal'] as const;
export type SignGroup = (typeof signGroups)[number];
export type SignName = TextKey<typeof signTexts>;

/** In the order of the texts: symptoms, then conditions, then goals. */
export const signNames = Object.keys(signTexts.en) as [SignName, ...SignName[]];
const [firstCondition, firstGoal] = [signNames.indexOf('insomnia'), signNames.indexOf('sleep-better')];
export const signGroupOf = (name: SignName): SignGroup => {
  const at = signNames.indexOf(name);
  return at < firstCondition ? 'symptom' : at < firstGoal ? 'condition' : 'goal';
};
export const isSign = (name: string): name is SignName => Object.hasOwn(signTexts.en, name);

/** A creator may ask for signs that are not in the list; those are shown as they are written. */
export const signLabel = (name: string, locale: Locale): string =>
  isSign(name) ? signTexts[locale][name] : name.replaceAll('-', ' ');
