import { useEffect, useRef } from 'react';
import { type Blocker, useNavigate } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Modal } from '../ui/modal.tsx';
import { leaveTexts } from './leave-texts.ts';
import { useAction } from './use-action.ts';

export interface GuardQuestionProps {
  blocker: Blocker;
  isTyped: () => boolean;
  save?: () => Promise<boolean>;
}

/** What of a guard need not be there at once; the router is held without it (unsaved.tsx). */
export default function GuardQuestion({ blocker, isTyped, save }: GuardQuestionProps) {
  const latest = useRef(isTyped);
  latest.current = isTyped;
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault();
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, []);
  const navigate = useNavigate();
  const saveAndLeave = async () => {
    const to = blocker.location;
    const isSaved = await save?.();
    // What is wrong stands at its field now.
    if (!isSaved || !to) return blocker.reset?.();
    // Saved, there is nothing to guard, and the guard that held the way is gone.
    await navigate(to, { state: to.state });
  };
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
      {...(save && { onSave: saveAndLeave })}
    />
  );
}

interface LeaveQuestionProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
  /** Where what was typed can be saved from here. */
  onSave?: () => Promise<void>;
}

export function LeaveQuestion({ open, onLeave, onStay, onSave }: LeaveQuestionProps) {
  const t = useTexts(leaveTexts);
  const [save, saving] = useAction(async () => onSave?.());
  if (onSave)
    return (
      <Modal open={open} onClose={onStay} title={t('titleSave')} closeLabel={t('stay')}>
        <p className="text-ink-soft">{t('textSave')}</p>
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="plain" onClick={onLeave}>
            {t('discard')}
          </Button>
          <Button look="quiet" onClick={onStay}>
            {t('stay')}
          </Button>
          <Button pending={saving} onClick={save}>
            {t('saveAndLeave')}
          </Button>
        </div>
      </Modal>
    );
  return (
    <ConfirmDialog
      open={open}
      title={t('title')}
      text={t('text')}
      keep={t('stay')}
      confirm={t('leave')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
