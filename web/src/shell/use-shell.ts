import type { SiteData } from '@regimen/contract/load.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { adoptShell, shellStore } from './session.ts';
import { defaultShell, type Shell } from './shell-data.ts';

export const ShellContext = createContext<Shell>(defaultShell);
export const useShell = () => useContext(ShellContext);
export const useViewer = () => useShell().viewer;
/** The site as it is called in the reader's language. */
export function useSite(): SiteData {
  const { site, locale } = useShell();
  return siteIn(site.data, locale);
}

/** For the root only: the server's shell while rendering and hydrating, the browser's own copy afterwards. */
export function useRootShell(): Shell {
  const loaded = (useRouteLoaderData('root') as { shell: Shell } | undefined)?.shell ?? defaultShell;
  if (typeof document !== 'undefined' && loaded !== defaultShell) adoptShell(loaded);
  return useSyncExternalStore(
    shellStore.subscribe,
    () => shellStore.get() ?? loaded,
    () => loaded,
  );
}
