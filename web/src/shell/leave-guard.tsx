import { useEffect, useRef } from 'react';
import type { Blocker } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { leaveTexts } from './leave-texts.ts';

export interface GuardQuestionProps {
  blocker: Blocker;
  isTyped: () => boolean;
}

/** What of a guard need not be there at once; the router is held without it (unsaved.tsx). */
export default function GuardQuestion({ blocker, isTyped }: GuardQuestionProps) {
  const latest = useRef(isTyped);
  latest.current = isTyped;
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault();
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, []);
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

interface LeaveQuestionProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  const t = useTexts(leaveTexts);
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
