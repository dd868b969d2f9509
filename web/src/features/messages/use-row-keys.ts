import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const rowsOf = (log: HTMLElement | null) => [
  ...(log?.querySelectorAll<HTMLElement>('li[data-number]') ?? []),
];
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a[href], button')];

/**
 * A long conversation is one stop of Tab, not hundreds: only one message’s buttons are on the way, those of the newest at
 * first. The arrows go from message to message.
 */
export function useRowKeys(log: RefObject<HTMLElement | null>) {
  const current = useRef<string | null>(null);
  function spread(): void {
    const rows = rowsOf(log.current).filter((row) => controlsOf(row).length > 0);
    const on = rows.find(({ dataset }) => dataset.number === current.current) ?? rows.at(-1);
    for (const row of rows) for (const control of controlsOf(row)) control.tabIndex = row === on ? 0 : -1;
  }
  // Whatever is drawn anew begins on the way of Tab.
  useEffect(spread);

  function onFocus({ target }: FocusEvent): void {
    const row = target.closest<HTMLElement>('li[data-number]');
    if (!row || row.dataset.number === current.current) return;
    current.current = row.dataset.number ?? null;
    spread();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const row = (event.target as HTMLElement).closest<HTMLElement>('li[data-number]');
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    // An open menu has arrows of its own.
    if (!row || by === undefined || row.querySelector('[aria-expanded=true]')) return;
    const rows = rowsOf(log.current);
    let at = rows.indexOf(row) + by;
    while (rows[at] && controlsOf(rows[at] as HTMLElement).length === 0) at += by;
    const next = rows[at];
    if (!next) return;
    event.preventDefault();
    controlsOf(next).at(-1)?.focus();
  }
  return { onFocus, onKeyDown };
}
