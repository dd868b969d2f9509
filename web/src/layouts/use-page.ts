import { useMatches } from 'react-router';
import { type Page, pages } from '../routes.ts';

/** The table's entry of the page being shown, for the layout it stands in. */
export function usePage(): Page | undefined {
  const id = useMatches().at(-1)?.id;
  return pages.find((page) => `page:${page.path}` === id);
}
