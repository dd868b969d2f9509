import type { ReactNode } from 'react';

/** A part of a long form with a heading, and an anchor that others point at. */
export function CardSection({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-5 rounded-card border border-line bg-raised p-5 md:p-6"
    >
      <div>
        <h2 id={`${id}-title`} className="text-22">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-measure text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
