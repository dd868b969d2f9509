import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../../../ui/shell-icons.tsx';

/** A part of the inspector, with a hairline above it; with `title` it can be folded. */
export function Section({ title, open, children }: { title?: string; open?: boolean; children: ReactNode }) {
  if (title === undefined) return <div className="grid gap-4 border-t border-line pt-4">{children}</div>;
  return (
    <details open={open} className="group/section border-t border-line pt-2">
      <summary className="flex min-h-9 list-none items-center justify-between gap-2 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDownIcon
          size={16}
          className="shrink-0 text-ink-faint transition-transform duration-160 group-open/section:rotate-180"
        />
      </summary>
      <div className="grid gap-4 pt-2 pb-1">{children}</div>
    </details>
  );
}
