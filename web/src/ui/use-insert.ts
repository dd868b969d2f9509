import { type FocusEvent, useLayoutEffect, useRef } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Puts words into whichever of several fields had the cursor last, and the cursor behind them. */
export function useInsert<F extends string>(
  first: F,
  write: (field: F, change: (shown: string) => string) => void,
) {
  const last = useRef<{ field: F; at: Typed | null }>({ field: first, at: null });
  const cursor = useRef<number | null>(null);
  // After React has written the new text: before that, the cursor would be set in the old one.
  useLayoutEffect(() => {
    const { at } = last.current;
    if (cursor.current === null || !at) return;
    at.focus();
    at.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  return {
    /** The `ref` of the first of them: it is written to where nobody has been in any yet. */
    atFirst: (at: Typed | null) => {
      if (last.current.field === first) last.current.at = at;
    },
    /** Spread on each of the fields. */
    inField: (field: F) => ({
      onFocus: ({ target }: FocusEvent<Typed>) => {
        last.current = { field, at: target };
      },
    }),
    insert: (words: string) => {
      const { field, at } = last.current;
      write(field, (shown) => {
        const from = at?.selectionStart ?? shown.length;
        const until = at?.selectionEnd ?? from;
        const before = shown.slice(0, from);
        const put = /[^\s(“«"]$/.test(before) ? ` ${words}` : words;
        const after = shown.slice(until);
        cursor.current = from + put.length;
        return before + put + (/^[\p{L}\p{N}]/u.test(after) ? ` ${after}` : after);
      });
    },
  };
}
