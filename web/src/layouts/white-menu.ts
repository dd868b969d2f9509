import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../shell/store.ts';

/** What the page on show wants of the menu; nothing: as its line in the route table says. */
export const whiteMenu = createStore<boolean | null>(null);

export const useIsMenuWhite = (byRoute: boolean): boolean =>
  useSyncExternalStore(whiteMenu.subscribe, whiteMenu.get, () => null) ?? byRoute;

/** For a page that changes its menu while it is shown; it goes back to the route's when the page is left. */
export function useWhiteMenu(isWhite: boolean): void {
  useEffect(() => {
    whiteMenu.set(isWhite);
    return () => whiteMenu.set(null);
  }, [isWhite]);
}
