import { type RefObject, useEffect, useRef } from 'react';

/** For a button that gives its place to a form: the focus comes back to it once the form is gone. */
export function useReturnFocus<E extends HTMLElement>(away: boolean): RefObject<E | null> {
  const button = useRef<E>(null);
  const was = useRef(away);
  useEffect(() => {
    if (was.current && !away) button.current?.focus();
    was.current = away;
  }, [away]);
  return button;
}
