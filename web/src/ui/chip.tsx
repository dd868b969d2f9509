import type { ReactNode } from 'react';
import { XIcon } from './shell-icons.tsx';

/** Something that was chosen, with a button that takes it away. */
export function Chip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <li className="inline-flex min-h-9 items-center gap-0.5 rounded-pill border border-line bg-sunken ps-3 text-14">
      <bdi>{children}</bdi>
      <button
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        className="inline-flex size-9 items-center justify-center rounded-pill text-ink-faint hover:text-ink"
        onClick={onRemove}
      >
        <XIcon size={15} />
      </button>
    </li>
  );
}
