export interface Heading {
  id: string;
  words: string;
}

/**
 * The server's renderer keeps people's headings below the page's, so a document's own begin at some lower level.
 * Here they are lifted to stand right under the title, and the topmost get an address for the table of contents.
 */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const levels = [...html.matchAll(/<h([2-6])[\s>]/g)].map(([, level]) => Number(level));
  const lift = levels.length === 0 ? 0 : Math.min(...levels) - 2;
  const headings: Heading[] = [];
  const lifted = html.replace(
    /<h([2-6])([^>]*)>(.*?)<\/h\1>/gs,
    (_, level: string, attributes: string, inner: string) => {
      const target = Number(level) - lift;
      if (target > 2) return `<h${target}${attributes}>${inner}</h${target}>`;
      const id = `part-${headings.length + 1}`;
      headings.push({ id, words: plain(inner) });
      return `<h2 id="${id}">${inner}</h2>`;
    },
  );
  return { html: lifted, headings };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
export const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
