import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formTexts } from './form-texts.ts';

/** Asks before what was typed and not saved is left behind: by a link, by going back, by closing the tab. */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useTexts(formTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
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
      title={t('leaveTitle')}
      text={t('leaveText')}
      keep={t('stay')}
      confirm={t('leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
