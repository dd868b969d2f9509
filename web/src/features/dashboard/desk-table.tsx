import type { ReactNode } from 'react';

interface DeskTableProps {
  /** What is in it, for those who cannot see it. */
  label: string;
  columns: readonly string[];
  /** The last cell of each row has buttons, and no heading. */
  hasActions?: boolean;
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table with its headings; on a phone each row is a card, and each value stands below its heading's words. */
export function DeskTable({ label, columns, hasActions = false, rows }: DeskTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised text-14">
      <table aria-label={label} className="w-full border-collapse text-start max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line bg-sunken/50 text-12 text-ink-soft">
            {columns.map((words) => (
              <th key={words} scope="col" className="px-4 py-2 text-start font-medium">
                {words}
              </th>
            ))}
            {hasActions && <td />}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {rows.map(({ key, cells }) => (
            <tr
              key={key}
              className="relative align-top max-md:grid max-md:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] max-md:gap-x-4 max-md:gap-y-1.5 max-md:p-4 md:hover:bg-sunken/40"
            >
              {cells.map((cell, index) => (
                <Cell key={columns[index] ?? ''} heading={columns[index]} isFirst={index === 0}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  heading: string | undefined;
  isFirst: boolean;
  children: ReactNode;
}

/** On a phone the name needs no label, and neither do buttons. */
function Cell({ heading, isFirst, children }: CellProps) {
  const isLabelled = heading !== undefined && !isFirst;
  return (
    <td className={`max-md:p-0 md:px-4 md:py-2.5 ${isLabelled ? 'max-md:contents' : 'max-md:col-span-2'}`}>
      {isLabelled && (
        <span aria-hidden="true" className="text-ink-soft md:hidden">
          {heading}
        </span>
      )}
      <span className="block min-w-0">{children}</span>
    </td>
  );
}
