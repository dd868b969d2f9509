import { Button } from './button.tsx';
import { firstInFocus, Modal } from './modal.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What goes along. */
  text: string;
  keep: string;
  confirm: string;
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before something is taken away. What is done stands first and what is kept second, as in every form. */
export function ConfirmDialog({
  open,
  title,
  text,
  keep,
  confirm,
  pending = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title={title} closeLabel={keep}>
      <p className="text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button look="danger" pending={pending} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button look="quiet" onClick={onClose} {...firstInFocus}>
          {keep}
        </Button>
      </div>
    </Modal>
  );
}
