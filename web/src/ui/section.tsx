import { type ReactNode, useId } from 'react';

/** One part of what came out: a heading, a line that explains it, and the thing itself. */
export function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3 min-w-0">
      <div>
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {help && <p className="max-w-measure text-14 text-ink-soft">{help}</p>}
      </div>
      {children}
    </section>
  );
}
