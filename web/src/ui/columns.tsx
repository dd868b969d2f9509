interface ColumnsProps {
  /** In order; `words` say one to whoever points at it. */
  columns: readonly { key: number; value: number; words: string }[];
  fill: string;
}

/** Values side by side, in the direction of the page. Decoration: a table beside it has the numbers. */
export function Columns({ columns, fill }: ColumnsProps) {
  const highest = Math.max(...columns.map(({ value }) => value));
  return (
    <div aria-hidden="true" className="flex h-32 items-end gap-0.5 border-b border-line-strong">
      {columns.map(({ key, value, words }) => (
        <div
          key={key}
          title={words}
          className={`min-h-px max-w-10 flex-1 rounded-t-sm ${fill}`}
          style={{ blockSize: `${(value / highest) * 100}%` }}
        />
      ))}
    </div>
  );
}
