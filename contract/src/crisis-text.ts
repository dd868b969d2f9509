import type { Locale } from './language/languages.ts';
import type { SiteData } from './load.ts';

/** What the site itself says to somebody who may be in danger; nothing: the product's own words. */
export const crisisText = ({ crisisTexts }: Pick<SiteData, 'crisisTexts'>, locale: Locale): string | null =>
  crisisTexts?.[locale]?.trim() || null;
