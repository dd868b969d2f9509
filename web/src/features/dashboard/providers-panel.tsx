import type { SignInProvider } from '@regimen/contract/sign-in-providers.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CopyButton } from '../../shell/copy-button.tsx';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { type Answer, tell, useCall } from '../../shell/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Panel, Rows } from './desk.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { providersTexts } from './providers-texts.ts';

export type Providers = Answer<'GET dashboard/sign-in-providers'>;

/** Where else people of this site may have an account that signs them in. */
export function ProvidersPanel({ first }: { first: Providers }) {
  const t = useTexts(providersTexts);
  const { data } = useCall('GET dashboard/sign-in-providers', {}, { first });
  const [edited, setEdited] = useState<SignInProvider | 'new' | null>(null);
  return (
    <Panel title={t('title')}>
      <p className="max-w-measure text-14 text-ink-soft">{t('lead')}</p>
      <div className="grid gap-1.5">
        <p className="text-14 font-medium">{t('returnAddress')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <bdi
            dir="ltr"
            className="min-w-0 rounded-control bg-sunken px-3 py-2 font-mono text-14 break-all select-all"
          >
            {data.returnAddress}
          </bdi>
          <CopyButton text={data.returnAddress} />
        </div>
        <p className="text-14 text-ink-soft">{t('returnHelp')}</p>
      </div>
      {data.data.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('none')}</p>
      ) : (
        <Rows>
          {data.data.map((provider) => (
            <ProviderRow key={provider.id} provider={provider} onChange={() => setEdited(provider)} />
          ))}
        </Rows>
      )}
      <div>
        <Button look="quiet" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </div>
      <ProviderDialog provider={edited} onClose={() => setEdited(null)} />
    </Panel>
  );
}

function ProviderRow({ provider, onChange }: { provider: SignInProvider; onChange: () => void }) {
  const t = useTexts(providersTexts);
  const [asking, setAsking] = useState(false);
  const { id, name, issuer, clientId, enabled } = provider;
  const params = { id };
  const [toggle, toggling] = useAction(async () => {
    const body = { name, clientId, enabled: !enabled };
    await api('PUT dashboard/sign-in-providers/{id}', { params, body });
    showFlash({ tone: 'success', message: t(enabled ? 'turnedOff' : 'turnedOn', { name }) });
    await tell('GET dashboard/sign-in-providers');
  });
  const [remove, removing] = useAction(async () => {
    await api('DELETE dashboard/sign-in-providers/{id}', { params });
    setAsking(false);
    showFlash({ tone: 'success', message: t('removed') });
    await tell('GET dashboard/sign-in-providers');
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium">{name}</bdi>
          <Badge tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'on' : 'off')}</Badge>
        </p>
        <p className="text-12 break-all text-ink-soft">
          <bdi dir="ltr">{issuer}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onChange}>
          {t('change')}
        </Button>
        <Button look="quiet" pending={toggling} onClick={() => toggle()}>
          {t(enabled ? 'turnOff' : 'turnOn')}
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('removeTitle', { name })}
        text={t('removeText', { name })}
        keep={t('cancel')}
        confirm={t('remove')}
        pending={removing}
        onConfirm={() => remove()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
