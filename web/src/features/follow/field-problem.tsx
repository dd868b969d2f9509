import { AlertIcon } from '../../ui/shell-icons.tsx';

/** For fields that have no place of their own for what is wrong. */
export function FieldProblem({ error }: { error: string | undefined }) {
  return (
    <div role="alert">
      {error && (
        <p className="flex items-start gap-1.5 text-14 text-danger-text">
          <AlertIcon size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
