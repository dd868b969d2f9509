import type { ComponentProps } from 'react';

interface ShareBarProps extends ComponentProps<'span'> {
  /** Of 1. */
  share: number;
  fill?: string;
}

/** How much of a whole; it runs with the text. Decoration: its number stands beside it in words. */
export const ShareBar = ({
  share,
  fill = 'bg-primary-line',
  className = 'h-2 bg-sunken',
  ...rest
}: ShareBarProps) => (
  <span aria-hidden="true" {...rest} className={`block overflow-hidden rounded-pill ${className}`}>
    <span
      className={`block h-full rounded-pill transition-[inline-size] duration-120 ${fill}`}
      style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }}
    />
  </span>
);
