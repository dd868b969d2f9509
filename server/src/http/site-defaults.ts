import { directionOf } from '@regimen/contract/language/languages.ts';
import { messageLength } from '@regimen/contract/limits.ts';
import type { SiteData } from '@regimen/contract/load.ts';
import { siteTexts } from './site-texts.ts';

/** The product's own settings; a tenant's lie over them. */
export const siteDefaults: SiteData = {
  name: 'Regimen',
  locale: 'en',
  locales: ['en', 'ar'],
  direction: 'ltr',
  theme: { primary: '#5567ff', accent: '#ed0b4c' },
  logo: null,
  texts: siteTexts,
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
