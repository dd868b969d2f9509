import type { SiteTexts } from '@regimen/contract/load.ts';
import { fillPlaceholders } from '@regimen/contract/placeholders.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { useShell } from './use-shell.ts';

/** The tenant's own words in the reader's language, else in the tenant's, placeholders filled; empty when there are none. */
export function useSiteText(): (name: keyof SiteTexts) => string {
  const { site, locale } = useShell();
  const { texts } = site.data;
  // Words of the tenant's language carry its name in that language.
  const spoken = texts[locale] ? locale : site.data.locale;
  const { placeholders, name: brand } = siteIn(site.data, spoken);
  return (name) => fillPlaceholders(texts[spoken]?.[name] ?? '', { brand, ...placeholders });
}
