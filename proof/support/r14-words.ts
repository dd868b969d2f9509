import { builtInAiTests } from '@regimen/contract/built-in-ai-tests.ts';
import { languages } from '@regimen/contract/language/languages.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { builtInItems } from '@regimen/engine/library/all.ts';
import type { Page } from 'playwright-core';
import { unitsOf } from '../../web/src/shared/readings/units.ts';
import { content } from './r14-people.ts';

export interface JudgedWords {
  judged: number;
  /** Each with where it stands. */
  strange: string[];
  /** What does not fit, now that every text is longer. */
  tooLong: string[];
}

const plainWords = (text: string): string[] => text.match(/[A-Za-z][A-Za-z0-9]+/g) ?? [];

/** Written alike in every language, also where people write Arabic. */
const names = new Set([
  ...Object.values(languages).map(({ name }) => name),
  ...Object.values(builtInItems(content)).flatMap((item) =>
    item.kind === 'kpi' ? unitsOf(item).units.flatMap(plainWords) : [],
  ),
  // The platform, questionnaires and their authors, what a laboratory measures, a time zone, a browser and its system.
  ...'Regimen PHQ GAD CES GDS K6 PC PTSD CDC Kroenke Spitzer Williams HbA1c LDL UTC Chrome Linux'.split(' '),
]);

/**
 * Every word that is seen or read aloud. In the pseudo-locale what the catalogue says has accented letters, and what
 * people wrote on both sites is Arabic: a word in plain Latin letters was written into the code.
 */
export async function judgeWords(tab: Page): Promise<JudgedWords> {
  return judge(await tab.evaluate(readPage));
}

/** The same behind every button that opens something. */
export async function judgeOpened(tab: Page): Promise<JudgedWords> {
  const opens = tab.locator('summary, button[aria-haspopup], button[aria-expanded]');
  const all: Read = { said: [], tooLong: [] };
  const known = new Set((await tab.evaluate(readPage)).said.map(({ text }) => text));
  for (const button of (await opens.all()).slice(0, mostOpened)) {
    if (!(await button.isVisible()) || (await button.getAttribute('aria-expanded')) === 'true') continue;
    await button.dispatchEvent('click');
    await tab.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const { said, tooLong } = await tab.evaluate(readPage);
    all.said.push(...said.filter(({ text }) => !known.has(text)));
    all.tooLong.push(...tooLong);
    for (const { text } of said) known.add(text);
    await tab.keyboard.press('Escape');
  }
  return judge(all);
}
/** Long lists have the same menu on every line. */
const mostOpened = 12;

/** Time zones as every browser calls them, where the demo's programs run and where this machine stands. */
const zones = ['Europe/Berlin', ownZone(), 'UTC'].map((zone) => zoneName(zone, 'en'));

/** In the list of all zones, a city that a language has no name for stands as it is called there. */
const cities = Intl.supportedValuesOf('timeZone')
  .map((zone) => (zone.split('/').at(-1) ?? '').replaceAll('_', ' '))
  // Dawson Creek before Dawson.
  .sort((one, other) => other.length - one.length);

/** What every agent is tested with, in each language as people write it. */
const asked = builtInAiTests
  .flatMap(({ messages, notSay }) => [...messages, ...notSay])
  .sort((one, other) => other.length - one.length);

interface Read {
  said: { text: string; where: string }[];
  tooLong: string[];
}

function judge({ said, tooLong }: Read): JudgedWords {
  const strange = said.flatMap(({ text, where }) => {
    // Addresses, and time zones as they are called everywhere.
    const sameEverywhere = /\S+@\S+|https?:\S+|\S+\/u\/\S+|(?<!\S)\/[\w/-]+|[A-Z]\w+\/[A-Z][\w/]+/g;
    const own = [...zones, ...asked].reduce(
      (left, words) => left.replaceAll(words, ' '),
      text.replace(sameEverywhere, ' '),
    );
    const left = where.startsWith('option') ? cities.reduce((all, city) => all.replace(city, ' '), own) : own;
    const words = plainWords(left).filter((word) => !names.has(word));
    if (words.length === 0) return [];
    return [`“${words.join(' ')}” in ${where}: ${text.trim().slice(0, 80)}`];
  });
  const judged = said.reduce((sum, { text }) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0);
  return { judged, strange, tooLong };
}

/** In the browser. */
function readPage(): Read {
  const spoken =
    'aria-label aria-description aria-roledescription aria-valuetext placeholder title alt label'.split(' ');
  const said: Read['said'] = [];
  const tooLong: string[] = [];
  const add = (text: string | null, at: Element, where = '') => {
    // Code is the same in every language.
    if (!text?.trim() || at.closest('code, pre, kbd, samp, [translate=no]')) return;
    said.push({ text, where: `${at.localName}.${at.getAttribute('class')?.split(' ')[0] ?? ''} ${where}` });
  };
  /** A field scrolls by itself, a canvas is moved, an ellipsis is meant, and what is only heard has no width. */
  const mayNotCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const cuts = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
    const moves = element.matches('input, [class*=react-flow]');
    return cuts && !moves && element.clientWidth > 2;
  };
  const isCut = (node: Node, by: Element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, box] = [range.getBoundingClientRect(), by.getBoundingClientRect()];
    return text.width > 2 && (text.right > box.right + 1 || text.left < box.left - 1);
  };

  add(document.title, document.documentElement, 'title');
  for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:"]'))
    add(meta.getAttribute('content'), meta);
  for (const element of document.body.querySelectorAll('*')) {
    if (/^(script|style|template|noscript)$/.test(element.localName)) continue;
    if (element.localName !== 'option' && !element.checkVisibility()) continue;
    for (const name of spoken) add(element.getAttribute(name), element, name);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue, element);
    if (element.scrollWidth <= element.clientWidth + 1 || !mayNotCut(element)) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (isCut(texts.currentNode, element))
        tooLong.push(`“${texts.currentNode.nodeValue?.trim().slice(0, 80)}” is cut off`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) tooLong.push(`it is ${scrollWidth - clientWidth} px wider than its window`);
  return { said, tooLong };
}
