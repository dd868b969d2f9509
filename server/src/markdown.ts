import MarkdownIt from 'markdown-it';

/**
 * What people write becomes HTML here and nowhere else. Raw HTML is shown as text; links keep to this site,
 * http(s) and mail; pictures are left out, since they would make a visitor's browser ask somebody else.
 *
 * A text costs what its length says and no more, whatever stands in it: small tables alone and no reference links
 * (ten thousand characters of either become megabytes), a few levels of nesting, and plain paragraphs where the marks
 * would outgrow the words.
 */
const nestingDeepest = 12;
const markdown = new MarkdownIt({
  html: false,
  linkify: true,
  breaks: true,
  typographer: false,
  maxNesting: nestingDeepest,
}).disable(['image', 'reference']);
// Addresses of people are not made into links by themselves: looking for them costs the most, and it helps robots.
markdown.linkify.set({ fuzzyEmail: false });
/** Of all tables of a text together. A row takes as many cells as its table has columns, however few it says itself. */
const mostCells = 600;
boundTables();

/** Raised whenever the same text would become other HTML: what was kept by older rules is made anew. */
export const markdownRules = 1;

markdown.validateLink = (url) => /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(url.trim());
const openLink =
  markdown.renderer.rules.link_open ??
  ((tokens, index, options, _env, self) => self.renderToken(tokens, index, options));
markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index];
  if (token && /^https?:/i.test(String(token.attrGet('href')))) token.attrSet('rel', 'nofollow noopener ugc');
  return openLink(tokens, index, options, env, self);
};
// A person's own headings stay below the page's.
markdown.renderer.rules.heading_open = (tokens, index) => `<h${headingLevel(tokens[index]?.tag)}>`;
markdown.renderer.rules.heading_close = (tokens, index) => `</h${headingLevel(tokens[index]?.tag)}>\n`;
const headingLevel = (tag = 'h1') => Math.min(6, Number(tag[1]) + 2);

/** What would be more cells than that stays the text that it is. */
function boundTables(): void {
  const table = markdown.block.ruler.getRules('').find(({ name }) => name === 'table');
  if (!table) throw new Error('The parser knows no tables.');
  markdown.block.ruler.at('table', (state, start, end, silent) => {
    const rule = start + 1 < end ? state.getLines(start + 1, start + 2, 0, false) : '';
    if (!/^[\s|:-]*-[\s|:-]*$/.test(rule)) return false;
    // Whatever follows without a gap is a row, even where it has no bar.
    let last = start;
    while (last < end && last - start <= mostCells && !state.isEmpty(last)) last++;
    const env = state.env as { cells?: number };
    const cells = (env.cells ?? 0) + rule.split('|').length * (last - start);
    if (cells > mostCells) return false;
    if (!silent) env.cells = cells;
    return table(state, start, end, silent);
  });
}

/** Opening marks whose every one may look at all that follows. Nobody writes this many for others to read. */
const mostOpenings = 400;
const openings = /[[<]|(?<!`)`/g;
/** HTML is at most this many times its text, and a little for a short one. */
const growth = 4;
const shortHtml = 2_000;

export function renderMarkdown(text: string): string {
  if (countOf(openings, text) > mostOpenings) return renderPlain(text);
  const tokens = markdown.parse(text, {});
  // What nests deeper than this is left out by the parser; no word of anybody's is.
  if (tokens.some(({ level }) => level >= nestingDeepest - 1)) return renderPlain(text);
  const html = markdown.renderer.render(tokens, markdown.options, {});
  return html.length <= text.length * growth + shortHtml ? html : renderPlain(text);
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** Paragraphs and line breaks, and nothing else. */
const renderPlain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>\n')}</p>\n`)
    .join('');
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What markdown or more than one line looks like: most texts have none of it. */
const hasMarks = /[`*_#>~[\n\t]|^\s*([-+]|\d+\.)\s| {2}/;
/** Marks only where markdown would see one: "BP > 140" and "snake_case" are words. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^[ \t]*```.*$/gm, ' ')
    .replace(/^[ \t]*(#{1,6}|>|[-+*]|\d+\.)[ \t]+/gm, '')
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The opening of a text without its marks, cut at a word. Only as much is looked at as may be shown. */
export function openingOf(whole: string, most: number): string {
  const text = whole.slice(0, most * 4);
  const plain = hasMarks.test(text) ? withoutMarks(text) : text;
  if (plain.length <= most && text.length === whole.length) return plain;
  const cut = plain.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 40)).toWellFormed()}…`;
}
