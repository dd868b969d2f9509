import { pages } from '../routes.ts';

const toTop = new Set(pages.filter((page) => page.scrollToTop).map((page) => `page:${page.path}`));

/**
 * Under what a place on a page is kept. A page that scrolls to top has one place for each entry of the history: opened
 * anew it begins at the top. Any other has one for its address, so that filters, and coming back by whatever way, find
 * it where it was left. A link to a part of a page leads to that part.
 */
export const scrollKey = (
  location: { key: string; pathname: string; hash: string },
  pageId: string | undefined,
): string =>
  pageId?.startsWith('page:') && !toTop.has(pageId) && location.hash === ''
    ? location.pathname
    : location.key;
