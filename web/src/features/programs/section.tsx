import { type ReactNode, useId } from 'react';

export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const own = useId();
  const titleId = id ? `${id}-title` : own;
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-20">
      <h2 id={titleId} className="mb-4 text-22">
        {title}
      </h2>
      {children}
    </section>
  );
}
