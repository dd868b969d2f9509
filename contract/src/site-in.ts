import type { Locale } from './language/languages.ts';
import type { SiteData } from './load.ts';

/** The site as its readers in one language know it: name and placeholders of that language over the site's own. */
export function siteIn(site: SiteData, locale: Locale): SiteData {
  const own = site.translations?.[locale];
  if (!own) return site;
  const name = own.name ?? site.name;
  const brand = own.name === undefined ? {} : { brand: own.name };
  return { ...site, name, placeholders: { ...site.placeholders, ...brand, ...own.placeholders } };
}
