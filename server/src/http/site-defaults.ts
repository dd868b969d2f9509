import { messageLength } from '@regimen/contract/limits.ts';
import { directionOf, type SiteData } from '@regimen/contract/load.ts';

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
      headline: 'Health that is followed through',
      subline: 'Programs by experts, one clear step at a time.',
      callToAction: 'Join {{brand}}',
      tagline: 'Programs by experts, followed by people.',
      footer: '{{brand}} helps people follow what experts know.',
    },
    ar: {
      headline: 'صحة تُتابَع حتى النهاية',
      subline: 'برامج يضعها الخبراء، خطوة واضحة في كل مرة.',
      callToAction: 'انضم إلى {{brand}}',
      tagline: 'برامج من الخبراء يتابعها الناس.',
      footer: 'يساعد {{brand}} الناس على متابعة ما يعرفه الخبراء.',
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
