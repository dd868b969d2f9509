import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '../i18n/use-texts.ts';
import { keepMessage, useReaction } from './use-reaction.ts';

export type Values<Name extends string> = Record<Name, string>;

export interface Form<Name extends string> {
  /** Spread on the `<form>` (ui/form.tsx does). */
  props: {
    ref: React.RefObject<HTMLFormElement | null>;
    /** Should the browser ever send it by itself (a page not yet alive), nothing typed may stand in an address. */
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Spread on a field: its name and, after a 422, what is wrong with it. */
  field: (name: Name) => { name: Name; error: string | undefined };
  pending: boolean;
  /** What happened, when it concerns no single field; what was typed stays in the form. */
  problem: string | null;
}

/**
 * A form over one changing call. Inputs keep their own values (so nothing typed is ever lost); field errors are
 * reset before each try, cleared one by one as fields are edited, and the first invalid field gets the focus.
 */
export function useForm<Name extends string>(
  submit: (values: Values<Name>, form: HTMLFormElement) => Promise<unknown>,
): Form<Name> {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const react = useReaction();
  const locale = useLocale();
  const moveFocus = useRef(false);

  useEffect(() => {
    if (!moveFocus.current || Object.keys(errors).length === 0) return;
    moveFocus.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const attempt = async (form: HTMLFormElement) => {
    setErrors({});
    setProblem(null);
    setPending(true);
    try {
      const values = Object.fromEntries(new FormData(form)) as Values<Name>;
      await submit(values, form);
    } catch (error) {
      const reaction = react(error);
      if (reaction.kind === 'fields') {
        moveFocus.current = true;
        setErrors(reaction.errors);
        setProblem(strayMessage(reaction.errors, form));
      } else if (reaction.kind === 'keep') {
        setProblem(keepMessage(reaction, locale));
      }
    } finally {
      setPending(false);
    }
  };

  return {
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!pending) attempt(event.currentTarget);
      },
      onInput: (event) => {
        const { name } = event.target as HTMLInputElement;
        if (!errors[name]) return;
        const { [name]: _, ...others } = errors;
        setErrors(others);
      },
    },
    field: (name) => ({ name, error: errors[name]?.[0] }),
    pending,
    problem,
  };
}

/** An error on something that has no field in this form would otherwise be invisible. */
function strayMessage(errors: Record<string, string[]>, form: HTMLFormElement): string | null {
  const stray = Object.entries(errors).filter(([name]) => !form.elements.namedItem(name));
  return stray.length === 0 ? null : stray.flatMap(([, messages]) => messages).join(' ');
}
