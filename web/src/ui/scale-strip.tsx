import type { ComponentProps } from 'react';

// What lies on a scale that is drawn as a strip: a span of it, and a mark at one place. Both run with the text; their
// strip is `relative`. Places are shares of the scale's length.

const percent = (share: number): string => `${share * 100}%`;

interface ScaleSpanProps extends Omit<ComponentProps<'span'>, 'style'> {
  from: number;
  to: number;
}

export const ScaleSpan = ({ from, to, className = '', ...rest }: ScaleSpanProps) => (
  <span
    {...rest}
    className={`absolute inset-y-0 ${className}`}
    style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
  />
);

interface ScaleMarkProps extends Omit<ComponentProps<'span'>, 'style'> {
  at: number;
}

export const ScaleMark = ({ at, className = '', ...rest }: ScaleMarkProps) => (
  <span
    {...rest}
    className={`absolute -translate-x-1/2 rtl:translate-x-1/2 ${className}`}
    style={{ insetInlineStart: percent(at) }}
  />
);
