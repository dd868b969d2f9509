import type { ReactNode } from 'react';

/** A part of the inspector, with a hairline above it; with `title` it can be folded. */
export function Section({ title, open, children }: { title?: string; open?: boolean; children: ReactNode }) {
  if (title === undefined) return <div className="grid gap-4 border-t border-line pt-4">{children}</div>;
  return (
    <details open={open} className="group border-t border-line pt-2">
      <summary className="flex min-h-9 items-center font-medium marker:text-ink-faint">{title}</summary>
      <div className="grid gap-4 pt-2 pb-1">{children}</div>
    </details>
  );
}
