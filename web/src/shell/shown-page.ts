import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useViewer } from './use-shell.ts';

interface ShownPage {
  path: string;
  viewer: string | undefined;
  data: unknown;
}

let shown: ShownPage | null = null;

/** Notes which page stands open, for whom, and with which data. */
export function useShownPage(): void {
  const { pathname, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const viewer = useViewer()?.id;
  useEffect(() => {
    shown = data === undefined ? null : { path: pathname + search, viewer, data };
  }, [pathname, search, data, viewer]);
}

/** The data with which this very page stands open for this very person; nothing where it does not. */
export const dataShownAt = (path: string, viewer: string | undefined): unknown =>
  shown?.path === path && shown.viewer === viewer ? shown.data : undefined;
