import { useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { forgetPath } from '../../shell/remembered-path.ts';
import { sessionLost } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './finish-texts.ts';

/** Asks first, and says what goes. */
export function ForgetMe() {
  const t = useTexts(texts);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const [forget, pending] = useAction(async () => {
    await api('DELETE auth/temporary');
    sessionLost('/');
    forgetPath();
    await navigate('/', { replace: true });
    showFlash({ tone: 'success', message: t('forgotten') });
  });
  return (
    <>
      <Button
        look="plain"
        className="px-3 text-danger-text! hover:bg-danger-soft!"
        onClick={() => dialog.current?.showModal()}
      >
        {t('forgetMe')}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-what`}
        className="m-auto w-[calc(100%-2rem)] max-w-modal-500 rounded-card border border-line bg-raised p-6 text-ink shadow-float backdrop:bg-black/50"
      >
        <h2 id={`${id}-title`} className="text-22">
          {t('forgetTitle')}
        </h2>
        <div id={`${id}-what`} className="mt-3 grid gap-2 text-ink-soft">
          <p>{t('forgetLead')}</p>
          <ul className="grid list-disc gap-1 ps-5">
            <li>{t('forgetAccount')}</li>
            <li>{t('forgetTraces')}</li>
          </ul>
          <p>{t('forgetFinal')}</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {t('keep')}
          </Button>
          <Button look="danger" pending={pending} onClick={forget}>
            {t(pending ? 'forgetting' : 'forgetNow')}
          </Button>
        </div>
      </dialog>
    </>
  );
}
