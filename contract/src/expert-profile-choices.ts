/** No zod: pages read it. */
export const qualificationStates = ['awaiting', 'checked', 'refused'] as const;
export type QualificationState = (typeof qualificationStates)[number];

/** Languages that experts work in, by their codes; readers get the names in their own. */
export const spokenLanguages = [
  'ar',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'ku',
  'ms',
  'nl',
  'no',
  'pl',
  'ps',
  'pt',
  'ro',
  'ru',
  'so',
  'sr',
  'sv',
  'sw',
  'ta',
  'th',
  'tl',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

export const mostLanguages = 10;
export const mostLinks = 5;
export const mostQualifications = 20;
export const mostDocuments = 5;
export const longestConsultation = 1_000;

/** People write "www.example.com". What begins with another protocol stays as it is, and is refused. */
export const withProtocol = (typed: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
