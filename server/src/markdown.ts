import MarkdownIt from 'markdown-it';

/**
 * What people write becomes HTML here and nowhere else. Raw HTML is shown as text; links keep to this site,
 * http(s) and mail; pictures are left out, since they would make a visitor's browser ask somebody else.
 */
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true, typographer: false }).disable(
  'image',
);

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

export const renderMarkdown = (text: string): string => markdown.render(text);

/** What markdown or more than one line looks like: most texts have none of it. */
const hasMarks = /[`*_#>~[\n\t]|^\s*([-+]|\d+\.)\s| {2}/;
/** Marks only where markdown would see one: "BP > 140" and "snake_case" are words. */
const withoutMarks = (text: string): string =>
  text
    .replace(/^\s*```.*$/gm, ' ')
    .replace(/^[ \t]*(#{1,6}|>|[-+*]|\d+\.)[ \t]+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The opening of a text without its marks, cut at a word. */
export function openingOf(text: string, most: number): string {
  const plain = hasMarks.test(text) ? withoutMarks(text) : text;
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 40)).toWellFormed()}…`;
}
