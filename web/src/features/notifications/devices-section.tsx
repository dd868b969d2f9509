import type { NotificationSettings } from '@regimen/contract/notifications.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneIcon } from '../../ui/shell-icons.tsx';
import { detailsOf, lookAtPush, markOf, type PushHere, turnOnPush } from './push-here.ts';
import { settingsTexts } from './settings-texts.ts';

/** Push messages: whether they come to this browser, and where else they go. */
export function DevicesSection({ first }: { first: NotificationSettings }) {
  const t = useTexts(settingsTexts);
  const [devices, setDevices] = useState(first.devices);
  const [here, setHere] = useState<PushHere | null>(null);
  const [mark, setMark] = useState<string | null>(null);
  const [refused, setRefused] = useState<'dismissed' | 'failed' | null>(null);
  const look = async () => {
    const found = await lookAtPush();
    setHere(found);
    setMark(found.subscription ? await markOf(found.subscription) : null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is alive
  useEffect(() => {
    look();
  }, []);
  const own = devices.find((device) => device.mark === mark);
  const isOn = here?.state === 'on' && own !== undefined;

  const [turnOn, turningOn] = useAction(async () => {
    setRefused(null);
    const made = await turnOnPush(first.pushKey ?? '');
    if (typeof made === 'string') setRefused(made);
    else {
      setDevices((await api('POST notifications/devices', { body: detailsOf(made) })).devices);
      showFlash({ tone: 'success', message: t('turnedOn') });
    }
    await look();
  });
  const [remove, removing] = useAction(async (id: string) => {
    if (id === own?.id) await here?.subscription?.unsubscribe();
    await api('DELETE notifications/devices/{id}', { params: { id } });
    setDevices((before) => before.filter((device) => device.id !== id));
    await look();
  });

  return (
    <section aria-labelledby="devices" className="grid gap-4 border-t border-line pt-8">
      <div>
        <h2 id="devices" className="text-22 font-semibold">
          {t('devices')}
        </h2>
        <p className="text-ink-soft">{t('devicesHelp')}</p>
      </div>
      <div aria-live="polite" className="grid justify-items-start gap-3 empty:hidden">
        {here?.state === 'unsupported' && <Notice>{t('unsupported')}</Notice>}
        {here?.state === 'installFirst' && <Notice>{t('installFirst')}</Notice>}
        {here?.state === 'blocked' && <Notice tone="warning">{t('blocked')}</Notice>}
        {here && !isOn && (here.state === 'off' || here.state === 'on') && (
          <Button look="quiet" pending={turningOn} onClick={turnOn}>
            {t('turnOn')}
          </Button>
        )}
        {refused && here?.state !== 'blocked' && <Notice tone="warning">{t(refused)}</Notice>}
      </div>
      {devices.length > 0 && (
        <ul
          aria-label={t('otherDevices')}
          className="grid divide-y divide-line rounded-card border border-line"
        >
          {devices.map(({ id, name, createdAt, ...device }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-2">
              <PhoneIcon className="text-ink-faint" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">
                  {name}
                  {device.mark === mark && (
                    <span className="ms-2 font-normal text-ink-soft">({t('thisBrowser')})</span>
                  )}
                </span>
                <span className="block text-14 text-ink-soft">
                  <Time at={createdAt} />
                </span>
              </span>
              <Button
                look="plain"
                className="px-3"
                pending={removing}
                aria-label={device.mark === mark ? undefined : t('removeDevice', { name })}
                onClick={() => remove(id)}
              >
                {device.mark === mark ? t('turnOff') : t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
