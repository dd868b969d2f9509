import type { AnswerProps } from '../../../shared/answering/answer-field.tsx';
import { FileInput } from './file-input.tsx';

/** A question that asks for a file. */
export function FileAnswer({ label, answer, onChange }: AnswerProps & { label: string }) {
  return (
    <FileInput label={label} name={typeof answer === 'string' ? answer : undefined} onChange={onChange} />
  );
}
