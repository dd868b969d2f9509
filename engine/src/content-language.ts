/** What the product brings along is written in these. Whoever reads another language gets it in English. */
export type ContentLanguage = 'en' | 'ar';
export const contentLanguageFor = (locale: string): ContentLanguage => (locale === 'ar' ? 'ar' : 'en');
