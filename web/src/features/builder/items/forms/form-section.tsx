import type { ReactNode } from 'react';

/** A part of a long form with its own heading. */
export function FormSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <div>
        <h2 className="text-18">{title}</h2>
        {lead && <p className="text-14 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
