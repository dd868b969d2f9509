import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { leaveTexts } from './leave-texts.ts';

export interface GuardProps {
  /** On its way: where sending leads to is where its person wants to be. */
  pending?: boolean;
  /** What is left behind when it changes. */
  place?: (location: Location) => string;
}

const page = ({ pathname }: Location) => pathname;

/** Loaded once it is needed: see `LeaveGuard` in unsaved.tsx. */
export default function Guard({ pending = false, place = page }: GuardProps) {
  const t = useTexts(leaveTexts);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !pending && !to.state?.nothingLeft && place(from) !== place(to),
  );
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('title')}
      text={t('text')}
      keep={t('stay')}
      confirm={t('leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
