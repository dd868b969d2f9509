/** By PostgreSQL's names of them; the words of others are searched as they are written. */
const searchLanguages: Record<string, string> = { en: 'english', ar: 'arabic' };
export const languageFor = (locale: string): string => searchLanguages[locale] ?? 'simple';

/** By which language's stems something is searched: somebody who types Arabic on an English site searches Arabic. */
export function languageOf(search: string, locale: string): string {
  if (/\p{Script=Arabic}/u.test(search)) return 'arabic';
  return languageFor(/\p{Script=Latin}/u.test(search) ? 'en' : locale);
}
