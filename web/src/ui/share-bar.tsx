interface ShareBarProps {
  /** Of 1. */
  share: number;
  fill?: string;
  className?: string;
  /** What is being waited for. Without one the bar is decoration: its number stands beside it in words. */
  progressOf?: string;
}

/** How much of a whole; it runs with the text. */
export function ShareBar({
  share,
  fill = 'bg-primary-line',
  className = 'h-2 bg-sunken',
  progressOf,
}: ShareBarProps) {
  const percent = Math.min(1, Math.max(0, share)) * 100;
  const said =
    progressOf === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': progressOf,
          // Said aloud in quarters only: a number that races by is no help to the ear.
          'aria-valuenow': Math.floor(percent / 25) * 25,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
        };
  return (
    <span {...said} className={`block overflow-hidden rounded-pill ${className}`}>
      <span
        className={`block h-full rounded-pill transition-[inline-size] duration-120 ${fill}`}
        style={{ inlineSize: `${percent}%` }}
      />
    </span>
  );
}
