import { markdownRules, renderMarkdown } from './markdown.ts';

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
