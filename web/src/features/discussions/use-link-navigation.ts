import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';

export type OpenLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/** Turns plain links into navigations without a page load. One for a whole list: `<Link>` is costly by the hundred. */
export function useLinkNavigation(): OpenLink {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { metaKey, ctrlKey, shiftKey, altKey, button, currentTarget } = event;
      if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
      event.preventDefault();
      navigate(currentTarget.pathname + currentTarget.search);
    },
    [navigate],
  );
}
