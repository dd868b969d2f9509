import { type ReactNode, useId, useState } from 'react';
import { SlidersIcon } from './shell-icons.tsx';

interface FoldedFiltersProps {
  label: string;
  /** How many are in use. */
  count: number;
  /** Its button stands in a row with others, on every screen; what it opens comes below them. */
  inRow?: boolean;
  children: ReactNode;
}

/** Filters that on a phone fold behind one button, so that the list begins on the first screen. */
export function FoldedFilters({ label, count, inRow = false, children }: FoldedFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={inRow ? 'contents' : 'grid gap-3'}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold aria-expanded:bg-sunken ${inRow ? 'ms-auto' : 'sm:hidden'}`}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersIcon />
        {label}
        {count > 0 && <span className="font-normal text-ink-soft">({count})</span>}
      </button>
      <div
        id={id}
        className={`${inRow ? 'order-last w-full' : ''} ${isOpen ? '' : inRow ? 'hidden' : 'max-sm:hidden'}`}
      >
        {children}
      </div>
    </div>
  );
}
