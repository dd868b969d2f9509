import { getDocumentProxy } from 'unpdf';
import { cleanPdf } from './clean-pdf.ts';
import type { Answer } from './sanitizing-child.ts';

// Runs in a process of its own (sanitizing-child.ts), which may be ended at any time.

/** A book. What comes after is left, and said to be. */
const mostLetters = 400_000;

export interface Words {
  pages: string[];
  /** There was more. */
  isCut: boolean;
}

/** The words of a paper, a text for each page. It is written anew first, so that only what is bounded is read. */
export async function readWords(bytes: Buffer): Promise<Answer> {
  const cleaned = await cleanPdf(bytes);
  if (!('made' in cleaned) || !cleaned.made.paper) return { refused: 'unreadable' };
  const paper = await getDocumentProxy(new Uint8Array(cleaned.made.paper), { verbosity: 0 });
  const pages: string[] = [];
  let letters = 0;
  for (let number = 1; number <= paper.numPages && letters < mostLetters; number++) {
    const page = await paper.getPage(number);
    const text = await wordsOf(page);
    pages.push(text.slice(0, mostLetters - letters).toWellFormed());
    letters += text.length;
    page.cleanup();
  }
  const isCut = letters > mostLetters || pages.length < paper.numPages;
  const words: Words = { pages, isCut };
  return { made: { words: Buffer.from(JSON.stringify(words)) } };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

async function wordsOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  return (
    text
      // Papers write Arabic by the shapes of its letters, and some Latin ones as ligatures.
      .replace(/[\ufb00-\ufdff\ufe70-\ufeff]+/g, (shapes) => shapes.normalize('NFKC'))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are no words
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u00ad]/g, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
  );
}
