/** Back to where one works: the canvas, or the row of the selected step. */
export function focusFlow(): void {
  place()?.focus({ preventScroll: true });
  // The next key belongs there already; a row that is only about to be shown gets the focus once it is.
  requestAnimationFrame(() => {
    const wanted = place();
    if (wanted?.id.startsWith('row-')) wanted.focus({ preventScroll: true });
  });
}

const place = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.flow-canvas') ??
  document.querySelector<HTMLElement>('[id^="row-"][aria-pressed="true"]') ??
  document.querySelector<HTMLElement>('[id^="row-"][tabindex="0"]') ??
  document.querySelector<HTMLElement>('[data-flow] button');
