import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { leaveTexts } from './leave-texts.ts';

export interface LeaveGuardProps {
  when: boolean;
  /** On its way: where sending leads to is where its person wants to be. */
  pending?: boolean;
  /** What is left behind when it changes. */
  place?: (location: Location) => string;
}

const page = ({ pathname }: Location) => pathname;

/** `navigate(to, { state: nothingLeft })`: what was being edited is gone, so nothing is left behind. */
export const nothingLeft = { nothingLeft: true };

/** Asks before what was typed and not saved is left behind: by a link, by going back, by closing the tab. */
export function LeaveGuard({ when, pending = false, place = page }: LeaveGuardProps) {
  const t = useTexts(leaveTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && !pending && !nextLocation.state?.nothingLeft && place(currentLocation) !== place(nextLocation),
  );
  useEffect(() => {
    if (!when) return;
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, [when]);
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
