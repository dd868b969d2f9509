import { longDate, timeOfDay } from '@regimen/contract/language/instants.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { escapeHtml as text } from '../../../providers/mail-layout.ts';
import type { PageData } from './page-data.ts';

/** A name or value in its own direction, whatever stands around it. */
export const own = (words: string): string => `<bdi>${text(words)}</bdi>`;

export const day = ({ locale, zone }: PageData, at: Date): string => longDate(locale, at.getTime(), zone);

/** "November 14, 2026, 9:00 AM" */
export const moment = ({ locale, zone }: PageData, at: Date): string =>
  `<span class="soft">${text(
    withCommas([longDate(locale, at.getTime(), zone), timeOfDay(locale, at.getTime(), zone)], locale),
  )}</span>`;

/** Names with what is known; what is empty is left out. Values are HTML already. */
export function facts(rows: readonly (readonly [name: string, html: string | null])[]): string {
  const said = rows.flatMap(([name, html]) =>
    html ? [`<div><dt>${text(name)}</dt><dd>${html}</dd></div>`] : [],
  );
  return said.length > 0 ? `<dl>${said.join('\n')}</dl>\n` : '';
}

/**
 * What somebody wrote, without a way out of the archive: a link is its words, with its address where that is another.
 */
export const withoutLinks = (html: string): string =>
  html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_link, address: string, words: string) =>
    words === address || !/^(https?|mailto):/i.test(address) ? words : `${words} (${address})`,
  );

/** The name of a file that was put up, in the place of words. */
const isFile = (words: string): boolean => /^[A-Za-z0-9_-]{22}\.(webp|pdf)$/.test(words);

/** Words that were typed, or the way to the file that was sent in their place. */
export const answerHtml = (words: string, fileName: string): string =>
  isFile(words) ? `<a href="files/uploads/${words}">${text(fileName)}</a>` : own(words);
