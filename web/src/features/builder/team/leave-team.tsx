import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { texts } from './texts-texts.ts';

export function LeaveTeam({ protocolId }: { protocolId: string }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [leave, leaving] = useAction(async () => {
    await api('POST protocols/{id}/leave', { params: { id: protocolId } });
    showFlash({ tone: 'success', message: t('left') });
    navigate('/home');
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('leaveTitle')}
        text={t('leaveText')}
        keep={t('stay')}
        confirm={t('leave')}
        pending={leaving}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
