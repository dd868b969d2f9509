interface StackedBarProps {
  /** In order; `share` is of 1. */
  parts: readonly { key: string; share: number; fill: string }[];
}

/** What a whole is made of; it runs with the text. Decoration: each part stands beside it in words. */
export const StackedBar = ({ parts }: StackedBarProps) => (
  <span aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-pill bg-sunken">
    {parts.map(
      ({ key, share, fill }) =>
        share > 0 && (
          <span key={key} className={`min-w-0.5 ${fill}`} style={{ inlineSize: `${share * 100}%` }} />
        ),
    )}
  </span>
);
