import { FormOfKind } from './form-of-kind.tsx';
import { KeepingContext, nowhere } from './keeping.ts';
import type { TaskFormProps } from './task-form.ts';

/** The form that followers get, for whoever tries a program out: what is typed stays in the page. */
export function TryForm({ task, hand }: Omit<TaskFormProps, 'item'>) {
  return (
    <KeepingContext value={nowhere}>
      <FormOfKind task={task} hand={hand} />
    </KeepingContext>
  );
}
