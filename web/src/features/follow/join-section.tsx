import { type ReactNode, useId } from 'react';

export function JoinSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {lead && <p className="max-w-measure text-14 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
