import type { ReactNode } from 'react';
import { PlusIcon } from './icons.tsx';

/** Below a list: adds one more to it. */
export function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="-ms-2.5 inline-flex min-h-9 w-fit items-center gap-1.5 rounded-control px-2.5 text-14 font-medium text-primary-text hover:bg-primary-soft"
      onClick={onClick}
    >
      <PlusIcon size={16} />
      {children}
    </button>
  );
}
