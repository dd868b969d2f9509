import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';

interface FormFootProps {
  words: string;
  pending: boolean;
  problem: string | null;
  /** What stands beside the one button. */
  children?: ReactNode;
}

/** What went wrong, then the one thing to press. */
export function FormFoot({ words, pending, problem, children }: FormFootProps) {
  return (
    <div className="grid gap-4">
      <div role="alert">
        {problem && (
          <p className="flex items-start gap-2.5 rounded-control bg-warning-soft p-3.5 text-ink">
            <AlertIcon className="mt-0.5 shrink-0 text-warning-text" />
            {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <Button type="submit" pending={pending} className="max-sm:flex-1">
          {words}
        </Button>
      </div>
    </div>
  );
}
