import { ApiError } from '@regimen/contract/client.ts';
import type { Identity } from '@regimen/contract/openid.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useSite, useViewer } from '../../shell/use-shell.ts';
import { When } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { identityTexts } from './identity-texts.ts';

/** Accounts elsewhere that sign one in. Nothing where the site has no provider and nobody connected one. */
export function IdentitiesSection() {
  const t = useTexts(identityTexts);
  const { providers } = useSite();
  const { data, put, failed, renew } = useCall('GET identities', {});
  const [asked, setAsked] = useState<Identity | null>(null);
  const [lastWay, setLastWay] = useState<string | null>(null);
  const { proven, question } = useStepUp();
  const [connect, connecting] = useAction(async (id: string) => {
    const { url } = await proven(() => api('POST auth/openid/{id}/connect', { params: { id } }));
    location.assign(url);
  });
  const [disconnect, disconnecting] = useAction(async ({ id, provider }: Identity) => {
    setAsked(null);
    try {
      await proven(() => api('DELETE identities/{id}', { params: { id } }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422 || !('id' in (error.reply.errors ?? {})))
        throw error;
      return setLastWay(provider.name);
    }
    if (data) put({ ...data, data: data.data.filter((each) => each.id !== id) });
    showFlash({ tone: 'success', message: t('disconnected', { name: provider.name }) });
  });
  const connected = data?.data ?? [];
  const others = providers.filter(({ id }) => !connected.some(({ provider }) => provider.id === id));
  if (providers.length === 0 && connected.length === 0) return null;
  return (
    <SettingsSection title={t('title')} help={t('help')}>
      {failed && !data && (
        <Notice tone="warning">
          <p>{t('notLoaded')}</p>
          <Button look="plain" className="-ms-3 min-h-9 px-3" onClick={renew}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {lastWay !== null && <LastWay name={lastWay} />}
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
        {connected.map((identity) => (
          <li key={identity.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
            <div className="min-w-0 flex-1 basis-36 wrap-anywhere">
              <p className="font-medium">
                <bdi>{identity.provider.name}</bdi>
              </p>
              <p className="text-14 text-ink-soft">
                {identity.email && (
                  <>
                    <bdi dir="ltr">{identity.email}</bdi> ·{' '}
                  </>
                )}
                {t('lastUsed')} <When at={identity.lastUsedAt} />
              </p>
            </div>
            <Button look="quiet" pending={disconnecting} onClick={() => setAsked(identity)}>
              {t('disconnect')}
              <span className="sr-only"> {identity.provider.name}</span>
            </Button>
          </li>
        ))}
        {data &&
          others.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
              <div className="min-w-0 flex-1 basis-36 wrap-anywhere">
                <p className="font-medium">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-14 text-ink-soft">{t('notConnected')}</p>
              </div>
              <Button look="quiet" pending={connecting} onClick={() => connect(id)}>
                {t('connect')}
                <span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
      </ul>
      {question}
      <ConfirmDialog
        open={asked !== null}
        title={t('askTitle', { name: asked?.provider.name ?? '' })}
        text={t('askText', { name: asked?.provider.name ?? '' })}
        keep={t('keep')}
        confirm={t('disconnect')}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && disconnect(asked)}
      />
    </SettingsSection>
  );
}

/** It is their only way in: a password first, which a link in a mail sets. */
function LastWay({ name }: { name: string }) {
  const t = useTexts(identityTexts);
  const viewer = useViewer();
  const [isSent, setSent] = useState(false);
  const [send, sending] = useAction(async () => {
    await api('POST auth/password-recovery', { body: { email: viewer?.email ?? '' } });
    setSent(true);
  });
  return (
    <div role="status">
      <Notice title={t('lastWayTitle', { name })}>
        {isSent ? (
          <p>{t('linkSent', { email: viewer?.email ?? '' })}</p>
        ) : (
          <>
            <p>{t('lastWay')}</p>
            <Button look="quiet" className="mt-3" pending={sending} onClick={send}>
              {t('sendLink')}
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
}
