import type { ReactNode } from 'react';

/** One heading, and one sentence that says what the page is for. */
export function PageTitle({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-8 grid gap-3">
      <h1 className="text-28 md:text-36">{title}</h1>
      {lead && <p className="max-w-measure text-18 text-ink-soft">{lead}</p>}
      {children}
    </div>
  );
}
