import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { XIcon } from './shell-icons.tsx';

const widths = {
  300: 'max-w-modal-300',
  500: 'max-w-modal-500',
  800: 'max-w-modal-800',
  1140: 'max-w-modal-1140',
};

interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Escape was pressed; it closes unless that is prevented. */
  onCancel?: (event: SyntheticEvent) => void;
  title: string;
  closeLabel: string;
  width?: keyof typeof widths;
  children: ReactNode;
}

const firstMark = 'data-first-in-focus';
/** On what has the focus when a dialog opens, where that is not the first thing in it: what takes nothing away. Of a form its first field has it. */
export const firstInFocus = { [firstMark]: true };

/** The browser's own modal dialog: it keeps the focus, closes on Escape, and gives the focus back. */
export function Modal({ open, onClose, onCancel, title, closeLabel, width = 500, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // After each change: some browsers let nobody prevent a second Escape, and who stays open is shown again.
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      const first = element.querySelector<HTMLElement>(`[${firstMark}]`);
      (first?.matches('form') ? first.querySelector<HTMLElement>('input, select, textarea') : first)?.focus();
    }
    if (!open && element?.open) element.close();
  });
  // One that is taken away while it is open has to be closed first, or the focus is lost with it.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={onCancel}
      className={`pop m-auto w-[calc(100%-2rem)] rounded-card border border-line bg-raised p-6 text-ink shadow-float backdrop:bg-black/50 ${widths[width]}`}
    >
      {open && (
        <>
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-22">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose} className="-m-2">
              <XIcon />
            </IconButton>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
