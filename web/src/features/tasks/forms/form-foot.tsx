import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form.tsx';

interface FormFootProps {
  words: string;
  pending: boolean;
  problem: string | null;
  /** Where it is not what people mostly press. */
  look?: 'quiet';
  /** What stands beside the one button. */
  children?: ReactNode;
}

/** What went wrong, then the one thing to press. */
export function FormFoot({ words, pending, problem, look, children }: FormFootProps) {
  return (
    <div className="grid gap-4">
      <FormProblem words={problem} />
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <Button type="submit" {...(look && { look })} pending={pending} className="max-sm:flex-1">
          {words}
        </Button>
      </div>
    </div>
  );
}
