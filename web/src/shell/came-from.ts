import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { pages } from '../routes.ts';
import { createStore } from './store.ts';

/** Section 3's `backUrl`: the page from which somebody came into the builder. Nothing after a full load there. */
export const cameFrom = createStore<string | null>(null);

/** The builder itself, and pages one only passes through. */
const passedThrough = new Set(
  pages
    .filter(
      ({ path, file, layout }) =>
        layout === 'sign-in' ||
        path === '/' ||
        // What was filled in there is made by now; going back would make it a second time.
        file.startsWith('features/protocols/add-protocol-page') ||
        file.startsWith('features/builder/') ||
        file.startsWith('features/leaving/') ||
        path.startsWith('/s/'),
    )
    .map(({ path }) => `page:${path}`),
);
export const mayReturnTo = (pageId: string | undefined): boolean =>
  pageId?.startsWith('page:') === true && !passedThrough.has(pageId);

export function useCameFrom(): void {
  const { pathname, search } = useLocation();
  const id = useMatches().at(-1)?.id;
  useEffect(() => {
    if (mayReturnTo(id)) cameFrom.set(pathname + search);
  }, [id, pathname, search]);
}
