import type { Passkey } from '@regimen/contract/passkeys.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StepUp } from '../step-up/use-step-up.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys } from './can-use.ts';
import type { PasskeyCalls } from './passkey-calls.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeyTexts } from './passkey-texts.ts';

interface PasskeyListProps {
  calls: PasskeyCalls;
  stepUp: StepUp;
  passkeys: Passkey[] | undefined;
  setPasskeys: (next: Passkey[]) => unknown;
  failed: boolean;
  renew: () => unknown;
}

/** Keys that sign in without a password: made, named, removed. */
export function PasskeyList({ calls, stepUp, passkeys, setPasskeys, failed, renew }: PasskeyListProps) {
  const t = useTexts(passkeyTexts);
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState<Passkey | null>(null);
  const { proven, question } = stepUp;
  const canAdd = useMounted() && canUsePasskeys();
  const [remove, removing] = useAction(async ({ id, name }: Passkey) => {
    setAsking(null);
    await proven(() => calls.remove(id));
    setPasskeys(passkeys?.filter((passkey) => passkey.id !== id) ?? []);
    showFlash({ tone: 'success', message: t('removed', { name }) });
  });
  const onAdded = (passkey: Passkey) => {
    setPasskeys([passkey, ...(passkeys ?? [])]);
    setAdding(false);
    showFlash({ tone: 'success', message: t('added') });
  };
  return (
    <>
      {failed && !passkeys && (
        <Notice tone="warning">
          <p>{t('notLoaded')}</p>
          <Button look="plain" className="-ms-3 min-h-9 px-3" onClick={() => renew()}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              rename={calls.rename}
              disabled={removing}
              onRenamed={(renamed) =>
                setPasskeys(passkeys.map((each) => (each.id === renamed.id ? renamed : each)))
              }
              onRemove={() => setAsking(passkey)}
            />
          ))}
        </ul>
      )}
      {passkeys?.length === 0 && !adding && <p className="text-14 text-ink-soft">{t('none')}</p>}
      {adding && (
        <AddPasskey calls={calls} proven={proven} onAdded={onAdded} onClose={() => setAdding(false)} />
      )}
      {!adding && canAdd && (
        <div>
          <Button look="quiet" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      )}
      {question}
      <ConfirmDialog
        open={asking !== null}
        title={t('removeTitle', { name: asking?.name ?? '' })}
        text={t('removeText')}
        keep={t('keep')}
        confirm={t('remove')}
        onConfirm={() => asking && remove(asking)}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
