import { directionOf, type Locale } from '@regimen/contract/language/languages.ts';
import type { SiteData } from '@regimen/contract/load.ts';
import { defuse } from './defuse.ts';

/** Words only, as each area writes them; laid out below. */
export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  footnote: string;
  /** Under the footnote: how to end such messages. */
  footLink?: { label: string; url: string };
}

/** Names may hold line breaks; a subject may not. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * One layout for every message, in the tenant's name, colour and direction; HTML and plain text say the same. Its only
 * links are the button's and the foot's: names and texts that people typed are in the words, and none becomes one.
 */
export function layOutMail(
  given: MailWords,
  site: SiteData,
  locale: Locale,
): { subject: string; html: string; text: string } {
  const words: MailWords = {
    ...given,
    subject: defuse(given.subject),
    heading: defuse(given.heading),
    paragraphs: given.paragraphs.map(defuse),
    footnote: defuse(given.footnote),
  };
  const { button, footLink } = words;
  const text = [
    words.heading,
    ...words.paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    words.footnote,
    ...(footLink ? [`${footLink.label}:\n${footLink.url}`] : []),
    site.name,
  ];
  return { subject: words.subject, text: text.join('\n\n'), html: html(words, site, locale) };
}

function html(
  { heading, paragraphs, button, footnote, footLink, subject }: MailWords,
  site: SiteData,
  locale: Locale,
): string {
  const { primary } = site.theme;
  const paragraph = (value: string) =>
    `<p style="margin:0 0 16px">${escapeHtml(value).replaceAll('\n', '<br>')}</p>`;
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border:2px solid ${primary};border-radius:10px;color:#1c1f33;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : '';
  const end = footLink
    ? `<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(footLink.url)}" style="color:#555a75">${escapeHtml(footLink.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f5f6fb;font:16px/1.5 'Segoe UI',Tahoma,Arial,sans-serif;color:#1c1f33">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#fff;border-top:4px solid ${primary};border-radius:14px;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(site.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.2">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${link}
<p style="margin:24px 0 0;font-size:14px;color:#555a75">${escapeHtml(footnote)}</p>
${end}
</div></div></body></html>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
