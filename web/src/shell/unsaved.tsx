import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { LeaveGuardProps } from './leave-guard.tsx';

const noGuard = { LeaveGuard: () => null };
// Whoever types nothing needs no guard; and should it not arrive, typing goes on without it.
const LeaveGuard = lazy<ComponentType<LeaveGuardProps>>(async () => {
  const { LeaveGuard } = await import('./leave-guard.tsx').catch(() => noGuard);
  return { default: LeaveGuard };
});

interface FormLike {
  props: { ref: RefObject<HTMLFormElement | null> };
  pending: boolean;
}

/** In a form of `useForm` that may hold more than a line: asks before what was typed there is left behind. */
export function Unsaved({ form: { props, pending } }: { form: FormLike }) {
  const { ref } = props;
  const [typed, setTyped] = useState(false);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const onFocus = () => {
      before.current ??= contentOf(form);
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
    if (!pending && ref.current) setTyped((is) => is && contentOf(ref.current) !== before.current);
  }, [pending, ref]);
  return (
    typed && (
      <Suspense>
        <LeaveGuard when pending={pending} />
      </Suspense>
    )
  );
}

const contentOf = (form: HTMLFormElement | null): string =>
  form ? JSON.stringify([...new FormData(form)]) : '';
