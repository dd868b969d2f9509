import { createContext, useContext, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { adoptShell, shellStore } from './session.ts';
import { defaultShell, type Shell } from './shell-data.ts';

export const ShellContext = createContext<Shell>(defaultShell);
export const useShell = () => useContext(ShellContext);
export const useViewer = () => useShell().viewer;
export const useSite = () => useShell().site.data;

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
