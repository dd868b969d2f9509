import { lazy, Suspense, useState } from 'react';

const AheadDialog = lazy(() => import('./ahead-dialog.tsx'));

export interface AheadStep {
  enrollmentId: string;
  /** Its key in the outline, or of what comes. */
  step: string;
  name: string;
}

/** The name of something that is still to come. The whole row, which is `relative`, opens what it will be. */
export function AheadButton({ className = '', ...ahead }: AheadStep & { className?: string }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        className={`text-start wrap-anywhere underline-offset-3 after:absolute after:inset-0 after:rounded-card hover:underline ${className}`}
      >
        <bdi>{ahead.name}</bdi>
      </button>
      {wasOpened && (
        <Suspense>
          <AheadDialog {...ahead} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
