import { markdownRules, renderMarkdown } from './markdown.ts';
import { ownTurn } from './own-turn.ts';

/** HTML as it lies beside its text, and the rules it was made by. */
export interface KeptHtml {
  html: string;
  htmlRules: number;
}

/** For a text that is written now. */
export const htmlFor = (text: string): KeptHtml => ({
  html: renderMarkdown(text),
  htmlRules: markdownRules,
});

/** As kept; what older rules made is made anew on the way, until the sweep has written it down. */
export const htmlOf = (row: KeptHtml & { body: string }): string =>
  row.htmlRules === markdownRules ? row.html : renderMarkdown(row.body);

/** A character of Markdown takes as long as so many of anything else: 5,000 of them up to 20 ms. */
const effort = 20;

/** For a text that nothing is kept of. Long ones have a turn of the event loop each, however many are asked for at once. */
export async function htmlNow(text: string): Promise<string> {
  await ownTurn(text.length * effort);
  return renderMarkdown(text);
}
