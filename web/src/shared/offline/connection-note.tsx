import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWaiting } from './my-outbox.ts';
import { offlineTexts } from './offline-texts.ts';
import { askServer } from './reconnect.ts';
import { useOnline } from './use-online.ts';

/** Says that there is no connection, or that something still waits to be sent; else nothing. */
export function ConnectionNote() {
  const t = useTexts(offlineTexts);
  const online = useOnline();
  // What can still be undone says so itself.
  const { length } = useWaiting().filter(({ heldUntil }) => heldUntil === undefined);
  return (
    <div role="status">
      {!online && (
        <div className="mb-6">
          <Notice title={t('noConnection')}>
            {t('noConnectionHelp')} {length > 0 && t('waiting', { n: length })}
            <TryAgain />
          </Notice>
        </div>
      )}
      {online && length > 0 && (
        <div className="mb-6">
          <Notice>{t('waiting', { n: length })}</Notice>
        </div>
      )}
    </div>
  );
}

function TryAgain() {
  const t = useTexts(offlineTexts);
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await askServer();
    setTrying(false);
  };
  return (
    <div className="-mx-5 -mb-2">
      <Button look="plain" className="text-14" pending={trying} onClick={tryAgain}>
        {t(trying ? 'trying' : 'tryAgain')}
      </Button>
    </div>
  );
}
