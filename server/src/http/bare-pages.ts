import { otherLocales } from '@regimen/contract/language/define-texts.ts';
import { directionOf, type Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { barePageTexts } from './bare-page-texts.ts';

// Pages for when no site is at hand whose colours and language they could have. They name no tenant, not even ours.

/** A host nobody has. */
export const unknownHostPage = (nonce: string): string => barePage(nonce, 'unknownHost');

/** Which site it is cannot be looked up: the database is away. */
export const awayPage = (nonce: string): string => barePage(nonce, 'away');

type Page = 'unknownHost' | 'away';
const said = (page: Page, locale: Locale): { heading: string; words: string } => {
  const t = translator(barePageTexts, locale);
  return { heading: t(`${page}Heading`), words: t(page) };
};

/** In English, and below it in every other language. */
function barePage(nonce: string, page: Page): string {
  const { heading, words } = said(page, 'en');
  const others = otherLocales.map((locale) => {
    const other = said(page, locale);
    return `<p lang="${locale}" dir="${directionOf(locale)}">${other.heading}. ${other.words}</p>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f7f7f9,#16171d);color:light-dark(#1d1f27,#e8e9ee)}
main{max-width:32rem;padding:24px}
h1{font-size:28px;line-height:1.2;margin:0 0 12px}
p{margin:0 0 8px;color:light-dark(#555a6b,#a9adbb)}
</style></head>
<body><main><h1>${heading}</h1>
<p>${words}</p>
${others.join('\n')}</main></body></html>`;
}
