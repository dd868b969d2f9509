import { type ComponentProps, createContext, useContext, useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { LeaveQuestion } from './leave-guard.tsx';
import { DialogGuards } from './unsaved.tsx';

const CloseContext = createContext<() => void>(() => undefined);
/** For a button in the dialog that does what Escape and the cross do. */
export const useCloseDialog = () => useContext(CloseContext);

/** A dialog with a form in it. Whatever closes it asks first, while a guard inside (unsaved.tsx) has something to lose. */
export function FormModal({ onClose, ...props }: Omit<ComponentProps<typeof Modal>, 'onCancel'>) {
  const [guards] = useState(() => new Set<() => boolean>());
  const [asking, setAsking] = useState(false);
  const isHeld = () => [...guards].some((isTyped) => isTyped());
  const close = () => (isHeld() ? setAsking(true) : onClose());
  return (
    <>
      <DialogGuards value={guards}>
        <CloseContext value={close}>
          <Modal
            {...props}
            onClose={close}
            onCancel={(event) => {
              // A chooser of files inside says the same word when nothing is chosen.
              if (event.target !== event.currentTarget || !isHeld()) return;
              event.preventDefault();
              setAsking(true);
            }}
          />
        </CloseContext>
      </DialogGuards>
      <LeaveQuestion
        open={asking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          onClose();
        }}
      />
    </>
  );
}
