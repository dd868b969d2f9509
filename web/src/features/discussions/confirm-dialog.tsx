import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What goes along. */
  text: string;
  keep: string;
  confirm: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before something is taken away. The browser's own dialog: it holds the focus, knows Escape, gives the focus back. */
export function ConfirmDialog({
  title,
  text,
  keep,
  confirm,
  pending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className="pop m-auto w-full max-w-[min(500px,calc(100%-2rem))] rounded-card border border-line bg-raised p-6 text-ink shadow-float backdrop:bg-black/50"
    >
      <h2 id={`${id}-title`} className="text-22">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-ink-soft">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {keep}
        </Button>
        <Button look="danger" pending={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
