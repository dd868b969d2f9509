import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Turns plain `<a href="/…">` into navigations without a page load: those inside texts that came as HTML, and those
 * in footers and long lists, where a `<Link>` each is what takes time on the server.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || !isPlainClick(event)) return;
      const path = pathWithin(anchor, location);
      if (path === null) return;
      event.preventDefault();
      // As a `<Link>` does: the page one is on already makes no second entry in the history.
      navigate(path, { replace: path === location.pathname + location.search + location.hash });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** Somebody else has dealt with it, or the person wants a new tab. */
const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface AnchorLike {
  origin: string;
  pathname: string;
  search: string;
  hash: string;
  target: string;
  hasAttribute(name: string): boolean;
}

/** The page of this site that a link leads to; `null` for files, the API, other sites and places on this page. */
export function pathWithin(
  anchor: AnchorLike,
  here: { origin: string; pathname: string; search: string },
): string | null {
  const { origin, pathname, search, hash, target } = anchor;
  if (origin !== here.origin || (target !== '' && target !== '_self') || anchor.hasAttribute('download'))
    return null;
  if (/^\/(api|assets|dev)(\/|$)/.test(pathname)) return null;
  if (hash !== '' && pathname === here.pathname && search === here.search) return null;
  return pathname + search + hash;
}
