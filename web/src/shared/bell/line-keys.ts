import type { KeyboardEvent } from 'react';

/**
 * Keys of a list of notifications: the arrows, or J and K, go from line to line, Home and End to the first and last; U
 * marks the line as read, or unread again. Enter opens it, as any link.
 */
export function onLineKey(event: KeyboardEvent<HTMLElement>, toggle: (id: string) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-notification]')].filter(
    (line) => line.checkVisibility?.() ?? true,
  );
  const at = lines.indexOf(
    (event.target as HTMLElement).closest<HTMLElement>('a[data-notification]') as never,
  );
  const key = event.key.toLowerCase();
  const to = { arrowdown: at + 1, j: at + 1, arrowup: at - 1, k: at - 1, home: 0, end: lines.length - 1 }[
    key
  ];
  if (to !== undefined) lines[Math.max(0, Math.min(to, lines.length - 1))]?.focus();
  else if (key === 'u' && at >= 0) toggle(lines[at]?.dataset.notification ?? '');
  else return;
  event.preventDefault();
  // A menu around them would go on from there by the same key.
  event.stopPropagation();
}
