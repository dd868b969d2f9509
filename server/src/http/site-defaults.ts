import { directionOf } from '@regimen/contract/language/languages.ts';
import { messageLength } from '@regimen/contract/limits.ts';
import type { SiteData } from '@regimen/contract/load.ts';

/** The product's own settings; a tenant's lie over them. */
export const siteDefaults: SiteData = {
  name: 'Regimen',
  locale: 'en',
  locales: ['en', 'ar'],
  direction: 'ltr',
  theme: { primary: '#5567ff', accent: '#ed0b4c' },
  logo: null,
  texts: {
    en: {
      headline: 'Expert advice you can follow every day',
      subline: 'Health programs by experts, one clear step at a time.',
      callToAction: 'Join {{brand}}',
      tagline: 'Health programs by experts, for everyday life.',
      footer: '{{brand}} helps you put expert advice into practice.',
    },
    ar: {
      headline: 'نصائح الخبراء في خطوات يومية',
      subline: 'برامج صحية من الخبراء، خطوة واضحة في كل مرة.',
      callToAction: 'الانضمام إلى {{brand}}',
      tagline: 'برامج صحية من الخبراء لحياتك اليومية.',
      footer: 'يساعدك {{brand}} على تطبيق نصائح الخبراء.',
    },
  },
  placeholders: { brand: 'Regimen' },
  realtime: null,
  providers: [],
  limits: { messageLength },
  publicPages: [],
};

export function siteFrom(name: string, settings: Partial<SiteData>): SiteData {
  const locale = settings.locale ?? siteDefaults.locale;
  return {
    ...siteDefaults,
    ...settings,
    name,
    locale,
    direction: directionOf(locale),
    texts: { ...siteDefaults.texts, ...settings.texts },
    placeholders: { ...siteDefaults.placeholders, brand: name, ...settings.placeholders },
  };
}
