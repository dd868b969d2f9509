import type { AnswerProps } from '../../../shared/answering/answer-field.tsx';
import { FileAnswer } from './file-answer.tsx';
import { FormOfKind } from './form-of-kind.tsx';
import { FormStorageContext, nowhere } from './form-storage.ts';
import type { TaskFormProps } from './task-form.ts';

/** The form that followers get, for whoever tries a program out: what is typed stays in the page. */
export function TryForm({ task, hand }: Omit<TaskFormProps, 'item'>) {
  return (
    <FormStorageContext value={nowhere}>
      <FormOfKind task={task} hand={hand} />
    </FormStorageContext>
  );
}

/** The same for a single question that asks for a file. */
export function TryFile(props: AnswerProps & { label: string }) {
  return (
    <FormStorageContext value={nowhere}>
      <FileAnswer {...props} />
    </FormStorageContext>
  );
}
