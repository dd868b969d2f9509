import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { sessionEnded } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './finish-texts.ts';

/** Asks first, and says what goes. */
export function ForgetMe() {
  const t = useTexts(texts);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const navigate = useNavigate();
  const [forget, pending] = useAction(async () => {
    await api('DELETE auth/temporary');
    sessionEnded();
    await navigate('/', { replace: true });
    showFlash({ tone: 'success', message: t('forgotten') });
  });
  return (
    <>
      <Button
        look="plain"
        className="px-3 text-danger-text! hover:bg-danger-soft!"
        onClick={() => setAsking(true)}
      >
        {t('forgetMe')}
      </Button>
      <Modal open={asking} onClose={close} title={t('forgetTitle')} closeLabel={t('keep')}>
        <div className="grid gap-2 text-ink-soft">
          <p>{t('forgetLead')}</p>
          <ul className="grid list-disc gap-1 ps-5">
            <li>{t('forgetAccount')}</li>
            <li>{t('forgetTraces')}</li>
          </ul>
          <p>{t('forgetFinal')}</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="danger" pending={pending} onClick={forget}>
            {t(pending ? 'forgetting' : 'forgetNow')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('keep')}
          </Button>
        </div>
      </Modal>
    </>
  );
}
