import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { manageTexts } from './manage-texts.ts';

interface StopSharingDialogProps {
  open: boolean;
  enrollmentId: string;
  onClose: () => void;
  onStopped: () => void;
}

/** A program that is over is still seen by its experts, until its follower says so. */
export function StopSharingDialog({ open, enrollmentId, onClose, onStopped }: StopSharingDialogProps) {
  const t = useTexts(manageTexts);
  const [stop, pending] = useAction(async () => {
    await api('POST enrollments/{id}/stop-sharing', { params: { id: enrollmentId } });
    showFlash({ tone: 'success', message: t('stoppedSharing') });
    onClose();
    onStopped();
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('stopSharingTitle')}
      text={t('stopSharingHelp')}
      keep={t('cancel')}
      confirm={t('stopSharing')}
      pending={pending}
      onConfirm={stop}
      onClose={onClose}
    />
  );
}
