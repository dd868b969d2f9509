import type { ReactNode } from 'react';

/** Looks like the follower's button and does nothing: in a preview there is nothing to do. */
export function MockButton({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-11 w-fit items-center justify-center gap-2 rounded-control bg-primary-strong px-5 font-semibold text-primary-on select-none">
      {children}
    </span>
  );
}
