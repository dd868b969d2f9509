import type { ReactNode, SyntheticEvent } from 'react';
import { useDraftStore } from './use-draft.ts';

const isTyped = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio');

/** Inside, each choice is a step of undo of its own; what is typed into one field stays together. */
export function UndoEachChoice({ children }: { children: ReactNode }) {
  const store = useDraftStore();
  const endUnlessTyped = ({ target }: SyntheticEvent) => {
    if (!isTyped(target)) store.endStep();
  };
  return (
    <div
      className="contents"
      onFocusCapture={() => store.endStep()}
      onChangeCapture={endUnlessTyped}
      onClickCapture={endUnlessTyped}
    >
      {children}
    </div>
  );
}
