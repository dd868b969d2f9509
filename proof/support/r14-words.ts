import { languages } from '@regimen/contract/language/languages.ts';
import type { Page } from 'playwright-core';
import { demoPrograms } from '../../server/seed/demo/program-texts.ts';

export interface JudgedWords {
  judged: number;
  /** Each with where it stands. */
  strange: string[];
  /** What does not fit, now that every text is longer. */
  tooLong: string[];
}

/** Written alike in every language, also where people write Arabic. */
const names = new Set([
  ...Object.values(languages).map(({ name }) => name),
  // The platform, questionnaires and their authors, what a laboratory measures, a time zone.
  ...'Regimen PHQ GAD CES GDS K6 PC PTSD CDC Kroenke Spitzer Williams HbA1c LDL UTC'.split(' '),
]);
/** A tag has plain letters only; it is shown without its hyphens. */
const tags = new Set(demoPrograms.flatMap(({ page }) => page.tags.map((tag) => tag.replaceAll('-', ' '))));

/**
 * Every word that is seen or read aloud. In the pseudo-locale what the catalogue says has accented letters, and what
 * people wrote on both sites is Arabic: a word in plain Latin letters was written into the code.
 */
export async function judgeWords(tab: Page): Promise<JudgedWords> {
  const { said, ...rest } = await tab.evaluate(readPage);
  const strange = said.flatMap(({ text, where }) => {
    const words = text
      .replace(/\S+@\S+|https?:\S+|\/[\w/-]{2,}/g, ' ')
      .match(/[A-Za-z][A-Za-z0-9]+/g)
      ?.filter((word) => !names.has(word));
    return !words?.length || tags.has(text.trim())
      ? []
      : [`“${words.join(' ')}” in ${where}: ${text.trim().slice(0, 80)}`];
  });
  const judged = said.reduce((sum, { text }) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0);
  return { judged, strange, ...rest };
}

/** In the browser. */
function readPage() {
  const spoken =
    'aria-label aria-description aria-roledescription aria-valuetext placeholder title alt label'.split(' ');
  const said: { text: string; where: string }[] = [];
  const tooLong: string[] = [];
  const add = (text: string | null, at: Element, where = '') => {
    // Code is the same in every language.
    if (!text?.trim() || at.closest('code, pre, kbd, samp, [translate=no]')) return;
    said.push({ text, where: `${at.localName}.${at.getAttribute('class')?.split(' ')[0] ?? ''} ${where}` });
  };
  add(document.title, document.documentElement, 'title');
  for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:"]'))
    add(meta.getAttribute('content'), meta);
  for (const element of document.body.querySelectorAll('*')) {
    if (/^(script|style|template|noscript)$/.test(element.localName)) continue;
    if (element.localName !== 'option' && !element.checkVisibility()) continue;
    for (const name of spoken) add(element.getAttribute(name), element, name);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue, element);
    // A field scrolls by itself, an ellipsis is meant, and what is only heard has no width.
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2;
    if (
      isCut &&
      /hidden|clip/.test(overflowX) &&
      textOverflow !== 'ellipsis' &&
      element.localName !== 'input'
    )
      tooLong.push(`“${element.textContent?.trim().slice(0, 80)}” is cut off in ${element.localName}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) tooLong.push(`it is ${scrollWidth - clientWidth} px wider than its window`);
  return { said, tooLong };
}
