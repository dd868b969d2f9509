import type { SiteTexts } from '@regimen/contract/load.ts';
import { fillPlaceholders } from '@regimen/contract/placeholders.ts';
import { useShell } from './use-shell.ts';

/** The tenant's own words in the reader's language, else in the tenant's, placeholders filled; empty when there are none. */
export function useSiteText(): (name: keyof SiteTexts) => string {
  const { site, locale } = useShell();
  const { texts, placeholders, name: brand } = site.data;
  const own = texts[locale] ?? texts[site.data.locale];
  return (name) => fillPlaceholders(own?.[name] ?? '', { brand, ...placeholders });
}
