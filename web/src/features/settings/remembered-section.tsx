import type { RememberedDevice } from '@regimen/contract/two-factor.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { showFlash } from '../../shell/flash.ts';
import { Time } from '../../shell/time.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { rememberedTexts } from './remembered-texts.ts';

/** Devices on which no code is asked for; nothing where there are none. */
export function RememberedSection() {
  const t = useTexts(rememberedTexts);
  const { data, put } = useCall('GET remembered-devices', {});
  const [askAgain, asking] = useAction(async ({ id, device }: RememberedDevice) => {
    await api('DELETE remembered-devices/{id}', { params: { id } });
    if (data) put({ ...data, data: data.data.filter((each) => each.id !== id) });
    showFlash({ tone: 'success', message: t('asksAgain', { device }) });
  });
  if (!data || data.data.length === 0) return null;
  return (
    <SettingsSection title={t('remembered')} help={t('rememberedHelp')}>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
        {data.data.map((remembered) => (
          <li key={remembered.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                <bdi>{remembered.device}</bdi>
                {remembered.isCurrent && <Badge tone="success">{t('thisDevice')}</Badge>}
              </p>
              <p className="text-14 text-ink-soft">
                {t('ends')} <Time at={remembered.until} />
              </p>
            </div>
            <Button
              look="quiet"
              className="min-h-9! px-3!"
              disabled={asking}
              aria-label={t('askOn', { device: remembered.device })}
              onClick={() => askAgain(remembered)}
            >
              {t('ask')}
            </Button>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
