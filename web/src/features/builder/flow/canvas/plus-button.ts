/** Round, small and quiet until it is needed; what can be pressed is larger than what is seen. */
export const plusClass =
  'nopan pointer-events-auto inline-flex size-5 items-center justify-center rounded-pill border border-line-strong bg-surface text-ink-soft transition-colors duration-120 before:absolute before:-inset-1 before:content-[""] hover:border-primary-line hover:bg-primary-strong hover:text-primary-on';

/** Where a menu of a small button stands. */
export function besideOf(element: Element): [x: number, y: number] {
  const { left, width, bottom } = element.getBoundingClientRect();
  return [left + width / 2, bottom + 4];
}
