import { defineTexts } from '../../../../i18n/define-texts.ts';
import { intlLocale, type Locale } from '../../../../i18n/locale.ts';
import { translator } from '../../../../i18n/translate.ts';

export const shareTexts = defineTexts({
  nobody: { en: 'No followers', ar: 'لا أحد من المتابعين' },
  few: { en: 'A few followers', ar: 'قلّة من المتابعين' },
  tenth: { en: 'A tenth of followers', ar: 'عُشر المتابعين' },
  fifth: { en: 'A fifth of followers', ar: 'خُمس المتابعين' },
  quarter: { en: 'A quarter of followers', ar: 'ربع المتابعين' },
  third: { en: 'A third of followers', ar: 'ثلث المتابعين' },
  half: { en: 'Half of followers', ar: 'نصف المتابعين' },
  twoThirds: { en: 'Two thirds of followers', ar: 'ثلثا المتابعين' },
  threeQuarters: { en: 'Three quarters of followers', ar: 'ثلاثة أرباع المتابعين' },
  nineTenths: { en: '9 in 10 followers', ar: '9 من كل 10 متابعين' },
  nearlyAll: { en: 'Nearly all followers', ar: 'كل المتابعين تقريبًا' },
  all: { en: 'All followers', ar: 'كل المتابعين' },
  inHundred: { en: '{n} in 100 followers', ar: '{n} من كل 100 متابِع' },
});

/** Shares that have a name of their own, each as far as it is still true. */
const named: readonly [from: number, to: number, key: keyof typeof shareTexts][] = [
  [0, 0, 'nobody'],
  [0, 0.03, 'few'],
  [0.09, 0.11, 'tenth'],
  [0.185, 0.215, 'fifth'],
  [0.235, 0.265, 'quarter'],
  [0.305, 0.36, 'third'],
  [0.475, 0.525, 'half'],
  [0.645, 0.69, 'twoThirds'],
  [0.735, 0.765, 'threeQuarters'],
  [0.885, 0.915, 'nineTenths'],
  [1, 1, 'all'],
  [0.965, 1, 'nearlyAll'],
];

/** "A third of followers", "41 in 100 followers": how people say a share at the beginning of a sentence. */
export function shareOfFollowers(locale: Locale, share: number): string {
  const t = translator(shareTexts, locale);
  const [, , key] = named.find(([from, to]) => share >= from && share <= to) ?? [];
  return key && key !== 'inHundred' ? t(key) : t('inHundred', { n: Math.round(share * 100) });
}

const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** "34%"; below one in a hundred with a decimal, so that somebody is never nobody. */
export function percentWords(locale: Locale, share: number): string {
  formats[locale] ??= new Intl.NumberFormat(intlLocale(locale), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const shown = share > 0 && share < 0.01 ? share : Math.round(share * 100) / 100;
  return formats[locale].format(shown);
}
