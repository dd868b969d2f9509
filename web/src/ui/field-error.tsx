import { AlertIcon } from './shell-icons.tsx';

/** What is wrong with a group of controls, which has no place of its own for it; its id is what describes the group. */
export function FieldError({ id, words }: { id: string; words: string | undefined }) {
  if (!words) return null;
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-14 text-danger-text">
      <AlertIcon size={16} className="mt-0.5 shrink-0" />
      {words}
    </p>
  );
}

/** Of the group: `data-wrong` is where the form looks for the first one. */
export const wrongGroup = (id: string, words: string | undefined) =>
  words ? { 'data-wrong': '', 'aria-describedby': id } : {};
