import type { ReactNode } from 'react';
import { AlertIcon } from './shell-icons.tsx';

interface FormLike {
  props: React.FormHTMLAttributes<HTMLFormElement> & { ref: React.RefObject<HTMLFormElement | null> };
  problem: string | null;
}

/** A form of `useForm`: fields, then what went wrong as a whole, then the actions. */
export function Form({
  form,
  actions,
  children,
}: {
  form: FormLike;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <form {...form.props} className="grid gap-4">
      {children}
      <FormProblem words={form.problem} />
      <div className="flex flex-wrap items-center gap-3">{actions}</div>
    </form>
  );
}

/** What went wrong as a whole; read aloud when it comes. */
export function FormProblem({ words }: { words: string | null }) {
  return (
    <div role="alert">
      {words && (
        <p className="flex items-start gap-2.5 rounded-control bg-warning-soft p-3.5 text-ink">
          <AlertIcon className="mt-0.5 shrink-0 text-warning-text" />
          {words}
        </p>
      )}
    </div>
  );
}
