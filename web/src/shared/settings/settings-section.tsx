import { type ReactNode, useId } from 'react';

/** One thing that can be set: its name, what it is for, and the thing itself. */
export function SettingsSection({
  title,
  help,
  anchor,
  children,
}: {
  title: string;
  help?: string;
  /** By which links lead here. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid content-start gap-4 border-t border-line pt-6 first:border-t-0 first:pt-0"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-22">
          {title}
        </h2>
        {help && <p className="max-w-measure text-ink-soft">{help}</p>}
      </div>
      {children}
    </section>
  );
}
