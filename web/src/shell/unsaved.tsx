import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { GuardProps } from './leave-guard.tsx';

const noGuard = { default: () => null };
/** Should its script not arrive, typing goes on without it. */
const load = (): Promise<{ default: ComponentType<GuardProps> }> =>
  import('./leave-guard.tsx').catch(() => noGuard);
const Guard = lazy(load);

/** Asks before what was typed and not saved is left behind: by a link, by going back, by closing the tab. */
export function LeaveGuard({ when, ...props }: GuardProps & { when: boolean }) {
  // By the time something is typed, it is there.
  useEffect(() => void load(), []);
  return (
    when && (
      <Suspense>
        <Guard {...props} />
      </Suspense>
    )
  );
}

/** `navigate(to, { state: nothingLeft })`: what was being edited is gone, so nothing is left behind. */
export const nothingLeft = { nothingLeft: true };

interface FormLike {
  props: { ref: RefObject<HTMLFormElement | null> };
  pending: boolean;
}

/** In a form of `useForm` that may hold more than a line: the guard, for as long as its content is another one. */
export function Unsaved({ form: { props, pending } }: { form: FormLike }) {
  const { ref } = props;
  const [begun, setBegun] = useState(false);
  const [typed, setTyped] = useState(false);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const onFocus = () => {
      before.current ??= contentOf(form);
      setBegun(true);
    };
    const onInput = () => setTyped(contentOf(form) !== before.current);
    form.addEventListener('focusin', onFocus);
    form.addEventListener('input', onInput);
    return () => {
      form.removeEventListener('focusin', onFocus);
      form.removeEventListener('input', onInput);
    };
  }, [ref]);
  // Sent, it may have been emptied; refused, it is as it was.
  useEffect(() => {
    const form = ref.current;
    if (!pending && form) setTyped((is) => is && contentOf(form) !== before.current);
  }, [pending, ref]);
  // Whoever only looks at the form needs no guard.
  return begun && <LeaveGuard when={typed} pending={pending} />;
}

const contentOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);
