import type { FormEvent } from 'react';
import { type Attempt, useAttempt } from './use-attempt.ts';

export type Values<Name extends string> = Record<Name, string>;

export interface Form<Name extends string> extends Pick<Attempt, 'pending' | 'isDone' | 'problem' | 'clear'> {
  /** Spread on the `<form>` (ui/form.tsx does). */
  props: ReturnType<Attempt['formProps']> & { onInput: (event: FormEvent<HTMLFormElement>) => void };
  /** Spread on a field: its name and, after a refusal, what is wrong with it. */
  field: (name: Name) => { name: Name; error: string | undefined };
}

/**
 * A form over one changing call. Inputs keep their own values (so nothing typed is ever lost); field errors are
 * reset before each try, cleared one by one as fields are edited, and the first invalid field gets the focus.
 */
export function useForm<Name extends string>(
  submit: (values: Values<Name>, form: HTMLFormElement) => Promise<unknown>,
): Form<Name> {
  const { formProps, errorAt, pending, isDone, problem, clear } = useAttempt();
  return {
    props: {
      ...formProps((form) => submit(Object.fromEntries(new FormData(form)) as Values<Name>, form)),
      onInput: (event) => clear((event.target as HTMLInputElement).name),
    },
    field: (name) => ({ name, error: errorAt(name) }),
    pending,
    isDone,
    problem,
    clear,
  };
}
