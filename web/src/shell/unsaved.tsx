import {
  type ComponentType,
  createContext,
  lazy,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react';
import { type Location, useBlocker } from 'react-router';
import type { GuardQuestionProps } from './leave-guard.tsx';

interface GuardProps {
  /** On its way: where sending leads to is where its person wants to be. */
  pending?: boolean;
  /** What is left behind when it changes. */
  place?: (location: Location) => string;
  /** Whether there is something to lose by now. */
  isTyped?: () => boolean;
  /** Saves it, and says whether that went well: then leaving can take it along. */
  save?: () => Promise<boolean>;
}

/** Should its script not arrive, nobody is kept. */
function NoQuestion({ blocker }: GuardQuestionProps) {
  useEffect(() => blocker.proceed?.(), [blocker]);
  return null;
}
const Question = lazy(
  (): Promise<{ default: ComponentType<GuardQuestionProps> }> =>
    import('./leave-guard.tsx').catch(() => ({ default: NoQuestion })),
);

/** Every form that may have something to lose. The router asks the newest guard only, so that one asks for all. */
const guards = new Set<(from: Location, to: Location) => boolean>();
/** Those in one dialog, which closing it would lose (form-modal.tsx). */
export const DialogGuards = createContext<Set<() => boolean> | null>(null);
const page = ({ pathname }: Location) => pathname;
const always = () => true;

function Guard({ pending = false, place = page, isTyped = always, save }: GuardProps) {
  const dialog = useContext(DialogGuards);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !to.state?.nothingLeft && [...guards].some((holds) => holds(from, to)),
  );
  useEffect(() => {
    const holds = (from: Location, to: Location) => !pending && place(from) !== place(to) && isTyped();
    guards.add(holds);
    dialog?.add(isTyped);
    return () => {
      guards.delete(holds);
      dialog?.delete(isTyped);
    };
  });
  return (
    <Suspense>
      <Question blocker={blocker} isTyped={isTyped} {...(save && { save })} />
    </Suspense>
  );
}

/** Asks before what was typed and not saved is left behind: by a link, by going back, by closing the tab. */
export const LeaveGuard = ({ when, ...props }: GuardProps & { when: boolean }) =>
  when && <Guard {...props} />;

/** `navigate(to, { state: nothingLeft })`: what was being edited is gone, so nothing is left behind. */
export const nothingLeft = { nothingLeft: true };

interface FormLike {
  props: { ref: RefObject<HTMLFormElement | null> };
  pending: boolean;
  isDone: boolean;
}

/** In a form of `useForm` that may hold more than a line: the guard, for as long as its content is another one. */
export function Unsaved({ form: { props, pending, isDone } }: { form: FormLike }) {
  const { ref } = props;
  const [before, setBefore] = useState('');
  // Whoever only looks at the form needs no guard.
  useEffect(() => {
    const form = ref.current;
    const begin = () => setBefore(contentOf(form));
    form?.addEventListener('focusin', begin, { once: true });
    return () => form?.removeEventListener('focusin', begin);
  }, [ref]);
  // What was sent is no longer there to be lost, also while the page that follows is still loading.
  useEffect(() => {
    if (isDone) setBefore(contentOf(ref.current));
  }, [ref, isDone]);
  // A form that is just being taken away has nothing to lose: whoever goes back at once is not held.
  const isTyped = () => ref.current !== null && contentOf(ref.current) !== before;
  return <LeaveGuard when={before !== ''} pending={pending} isTyped={isTyped} />;
}

const contentOf = (form: HTMLFormElement | null): string =>
  form ? JSON.stringify([...new FormData(form)]) : '';
