import type { TwoFactor } from '@regimen/contract/two-factor.ts';
import { recoveryCodeCount } from '@regimen/contract/two-factor-times.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { showFlash } from '../../shell/flash.ts';
import { latePart } from '../../shell/late-part.tsx';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { twoFactorTexts } from './two-factor-texts.ts';

/** Brings what draws the QR code. */
const setUp = latePart(() => import('./set-up-two-factor.tsx'));

type Secret = Awaited<ReturnType<typeof askForSecret>>;
const askForSecret = () => api('GET two-factors/new-secret');

/** A code of an authenticator app at every sign-in. */
export function TwoFactorSection() {
  const t = useTexts(twoFactorTexts);
  const { data, put, failed, renew } = useCall('GET two-factors', {});
  const on = data?.data[0];
  const setOn = (next: TwoFactor | null) => (data ? put({ ...data, data: next ? [next] : [] }) : renew());
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { proven, question } = useStepUp();
  const [begin, beginning] = useAction(async () => setSecret(await proven(askForSecret)));
  return (
    <SettingsSection title={t('twoFactor')} help={t('twoFactorHelp')} anchor="two-factor">
      {failed && !data && (
        <Notice tone="warning">
          <p>{t('notLoaded')}</p>
          <Button look="plain" className="-ms-3 min-h-9 px-3" onClick={renew}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      {on && <On twoFactor={on} setOn={setOn} setCodes={setCodes} proven={proven} />}
      {data && !on && !secret && (
        <div>
          <Button look="quiet" pending={beginning} onFocus={setUp.begin} onClick={begin}>
            {t('turnOn')}
          </Button>
        </div>
      )}
      {secret && (
        <setUp.Part
          {...secret}
          proven={proven}
          onDone={({ twoFactor, recoveryCodes }) => {
            setSecret(null);
            setOn(twoFactor);
            setCodes(recoveryCodes);
          }}
          onClose={() => setSecret(null)}
        />
      )}
      {question}
    </SettingsSection>
  );
}

interface OnProps {
  twoFactor: TwoFactor;
  setOn: (next: TwoFactor | null) => void;
  setCodes: (codes: readonly string[] | null) => void;
  proven: ReturnType<typeof useStepUp>['proven'];
}

/** Few are left: time for new ones. */
const few = 3;

function On({ twoFactor, setOn, setCodes, proven }: OnProps) {
  const { id, createdAt, recoveryCodesLeft, removal } = twoFactor;
  const areFew = recoveryCodesLeft <= few;
  const t = useTexts(twoFactorTexts);
  const [asking, setAsking] = useState<'off' | 'codes' | null>(null);
  const [turnOff, turningOff] = useAction(async () => {
    setAsking(null);
    await proven(() => api('DELETE two-factors/{id}', { params: { id } }));
    setCodes(null);
    setOn(null);
    showFlash({ tone: 'success', message: t('isOff') });
  });
  const [makeCodes, makingCodes] = useAction(async () => {
    setAsking(null);
    const made = await proven(() => api('POST two-factors/{id}/recovery-codes', { params: { id } }));
    setOn(made.twoFactor);
    setCodes(made.recoveryCodes);
  });
  return (
    <>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="success">{t('on')}</Badge>
          <span className="text-14 text-ink-soft">
            {t('since')} <Time at={createdAt} />
          </span>
        </p>
        <p className={`text-14 ${areFew ? 'text-warning-text' : 'text-ink-soft'}`}>
          {t('codesLeft', { left: recoveryCodesLeft, all: recoveryCodeCount })}
          {areFew && <> · {t('fewLeft')}</>}
        </p>
      </div>
      {removal && (
        <RemovalNotice
          twoFactorId={id}
          readyAt={removal.readyAt}
          onStopped={() => setOn({ ...twoFactor, removal: null })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" pending={makingCodes} onClick={() => setAsking('codes')}>
          {t('newCodes')}
        </Button>
        <Button look="quiet" pending={turningOff} onClick={() => setAsking('off')}>
          {t('turnOff')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'off'}
        title={t('turnOffTitle')}
        text={t('turnOffText')}
        keep={t('keepOn')}
        confirm={t('turnOff')}
        onConfirm={turnOff}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'codes'}
        title={t('newCodesTitle')}
        text={t('newCodesText')}
        keep={t('keepCodes')}
        confirm={t('newCodes')}
        onConfirm={makeCodes}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
