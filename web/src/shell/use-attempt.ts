import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { atRest, checkFields, createAttempt, strayWords } from './attempt.ts';
import { isHeld, whenFree } from './form-uploads.ts';
import { useRefusal } from './use-reaction.ts';

export interface Attempt {
  pending: boolean;
  /** The last try went well: what was sent is nothing anybody could lose. */
  isDone: boolean;
  /** What happened, when no field can say it; what was typed stays in the form. */
  problem: string | null;
  hasErrors: boolean;
  /** How often it was refused. */
  refusals: number;
  errorAt: (path: string) => string | undefined;
  /** These are being edited (or everything is): what was wrong with them is no longer said. */
  clear: (...paths: string[]) => void;
  /** `true` once it is done. */
  run: (act: () => Promise<unknown>) => Promise<boolean>;
  /** Spread on the `<form>`: sends, and knows where to look for the first field that is wrong. */
  formProps: (submit: (form: HTMLFormElement) => Promise<unknown>) => {
    ref: RefObject<HTMLFormElement | null>;
    /** Should the browser ever send it by itself (a page not yet alive), nothing typed may stand in an address. */
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

interface Options {
  /** The field of this form that the server's path means. */
  pathOf?: (path: string) => string;
  wordsOf?: (words: string) => string;
  /** Whether a field belongs to the form though it is out of sight: on another tab, in another language. */
  isElsewhere?: (path: string) => boolean;
}

const same = (text: string) => text;

/**
 * Trying something that may be refused: one at a time, each error at its field, the focus on the first of them. For
 * forms whose values their component keeps; `useForm` is the same over inputs that keep their own.
 */
export function useAttempt({ pathOf = same, wordsOf = same, isElsewhere }: Options = {}): Attempt {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(atRest);
  const [attempt] = useState(() => createAttempt(setState));
  const [fields] = useState(() => new Set<string>());
  const refusalOf = useRefusal();
  const { errors, pending, isDone, refusals } = state;

  useEffect(() => {
    if (refusals > 0) focusFirstWrong(ref.current);
  }, [refusals]);

  const run: Attempt['run'] = (act) =>
    attempt.run(act, (error) => {
      const { errors, problem } = refusalOf(error);
      const entries = Object.entries(errors);
      return {
        errors: Object.fromEntries(entries.map(([path, words]) => [pathOf(path), words.map(wordsOf)])),
        problem,
      };
    });
  const [held, setHeld] = useState<'no' | 'waiting' | 'free'>('no');
  useEffect(() => {
    if (held !== 'free') return;
    setHeld('no');
    // Sent anew by what the form is now: the file that arrived is part of it.
    ref.current?.requestSubmit();
  }, [held]);
  const waitFor = async (form: HTMLFormElement) => {
    if (held !== 'no') return;
    setHeld('waiting');
    const problem = await whenFree(form);
    setHeld(problem === null ? 'free' : 'no');
    if (problem !== null) run(async () => checkFields({ file: problem }));
  };
  return {
    pending: pending || held !== 'no',
    isDone,
    refusals,
    problem: state.problem ?? strayWords(errors, (path) => fields.has(path) || isElsewhere?.(path) === true),
    hasErrors: Object.keys(errors).length > 0,
    errorAt: (path) => {
      fields.add(path);
      return errors[path]?.[0];
    },
    clear: (...paths) => attempt.clear(paths),
    run,
    formProps: (submit) => ({
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // For React, a dialog's form is inside the form that it was opened from.
        event.stopPropagation();
        const form = event.currentTarget;
        if (isHeld(form)) void waitFor(form);
        else run(async () => submit(form));
      },
    }),
  };
}

const controls = 'input, textarea, select, button';

/** A group (of choices, of one question) says `data-wrong`, and takes the focus at its first control; a notice itself. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
  if (wrong?.matches(controls)) wrong.focus();
  else if (wrong) {
    wrong.scrollIntoView({ block: 'center' });
    (wrong.querySelector<HTMLElement>(controls) ?? wrong).focus({ preventScroll: true });
  }
}
