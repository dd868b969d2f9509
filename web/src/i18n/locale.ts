import { languages } from '@regimen/contract/language/languages.ts';

export * from '@regimen/contract/language/languages.ts';
export const localeNames = { en: languages.en.name, ar: languages.ar.name };
