import type { Locale } from '@regimen/contract/language/languages.ts';
import type { SiteData } from '@regimen/contract/load.ts';

type Announcement = NonNullable<SiteData['announcement']>;

/** What a reader of this language is told now: in another language rather than nothing. */
export function shownAnnouncement(
  { texts, until }: Announcement,
  locale: Locale,
  now: number,
): { text: string; lang: Locale } | null {
  if (until !== null && Date.parse(until) <= now) return null;
  const [other] = Object.keys(texts) as Locale[];
  const lang = texts[locale] === undefined ? other : locale;
  const text = lang && texts[lang];
  return text ? { text, lang } : null;
}
