/** Back to where one works: the canvas, or the row of the selected step. */
export function focusFlow(): void {
  requestAnimationFrame(() => {
    const place =
      document.querySelector<HTMLElement>('.flow-canvas') ??
      document.querySelector<HTMLElement>('[id^="row-"][aria-pressed="true"]') ??
      document.querySelector<HTMLElement>('[id^="row-"][tabindex="0"]') ??
      document.querySelector<HTMLElement>('[data-flow] button');
    place?.focus({ preventScroll: true });
  });
}
