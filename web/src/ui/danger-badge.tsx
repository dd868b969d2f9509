import type { ReactNode } from 'react';
import { AlertIcon } from './shell-icons.tsx';

/** Somebody may be in danger, or something is urgent: the same mark wherever it is said. */
export const DangerBadge = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-6 items-center gap-1 rounded-pill bg-danger-strong px-2.5 text-12 font-medium text-danger-on">
    <AlertIcon size={12} />
    {children}
  </span>
);
