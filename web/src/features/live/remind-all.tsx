import type { Reminded } from '@regimen/contract/live.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { remindTexts } from '../../shared/reminders/remind-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { BellIcon } from '../../ui/shell-icons.tsx';
import type { Shown } from './use-followers.ts';

interface RemindAllProps {
  program: string;
  version: string;
  shown: Shown;
}

/** All who are stuck, everywhere or at the step that is shown, at once. */
export function RemindAll({ program, version, shown }: RemindAllProps) {
  const t = useTexts(remindTexts);
  const [asking, setAsking] = useState(false);
  const [send, sending] = useAction(async () => {
    const place = shown.kind === 'step' ? { protocol: shown.protocol, node: shown.node } : {};
    const became = await api('POST live/programs/{id}/reminders', {
      params: { id: program },
      body: { version, ...place },
    });
    setAsking(false);
    showFlash({ tone: became.reminded > 0 ? 'success' : 'info', message: becameWords(became, t) });
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)} aria-haspopup="dialog">
        <BellIcon />
        {t('remindAll')}
      </Button>
      <Modal open={asking} onClose={() => setAsking(false)} title={t('askTitle')} closeLabel={t('keep')}>
        <p className="text-ink-soft">{t('askText')}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
          <Button pending={sending} onClick={send}>
            {t('send')}
          </Button>
        </div>
      </Modal>
    </>
  );
}

function becameWords(
  { reminded, already, nothingOpen, left }: Reminded,
  t: ReturnType<typeof useTexts<typeof remindTexts>>,
): string {
  return [
    reminded === 0 ? t('sentNone') : t('sentTo', { n: reminded }),
    already > 0 && t('already', { n: already }),
    nothingOpen > 0 && t('nothing', { n: nothingOpen }),
    left > 0 && t('left', { n: left }),
  ]
    .filter(Boolean)
    .join(' ');
}
