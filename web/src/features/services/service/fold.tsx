import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FoldProps {
  id: string;
  title: string;
  /** What is set inside, in a line. */
  said: string;
  /** How often the form was refused: what is wrong inside is shown. */
  refusals: number;
  children: ReactNode;
}

/** A part of a form that is fine as it is for most people: closed, and its title says what is set. */
export function Fold({ id, title, said, refusals, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Before the form looks for the first field that is wrong, to put the focus there.
  useLayoutEffect(() => {
    const element = details.current;
    if (refusals > 0 && element?.querySelector('[aria-invalid="true"], [data-wrong]')) element.open = true;
  }, [refusals]);
  return (
    <details ref={details} id={id} className="scroll-mt-20 rounded-card border border-line bg-raised">
      <summary className="flex items-center justify-between gap-4 rounded-card p-5 md:px-6">
        <span className="grid min-w-0 flex-1">
          <span className="text-18 font-semibold">{title}</span>
          <span className="text-14 text-ink-soft">{said}</span>
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line p-5 md:p-6">{children}</div>
    </details>
  );
}
