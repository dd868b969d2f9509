import type { Passkey } from '@regimen/contract/passkeys.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PasskeyCalls } from '../../shared/passkeys/passkey-calls.ts';
import { PasskeyList } from '../../shared/passkeys/passkey-list.tsx';
import { passkeyTexts } from '../../shared/passkeys/passkey-texts.ts';
import { SettingsSection } from '../../shared/settings/settings-section.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { useCall } from '../../shell/use-call.ts';

const calls: PasskeyCalls = {
  options: () => api('POST passkeys/options'),
  add: (body) => api('POST passkeys', { body }),
  rename: (id, name) => api('PUT passkeys/{id}', { params: { id }, body: { name } }),
  remove: (id) => api('DELETE passkeys/{id}', { params: { id } }),
};

export function PasskeysSection() {
  const t = useTexts(passkeyTexts);
  const stepUp = useStepUp();
  const { data, put, failed, renew } = useCall('GET passkeys', {});
  const setPasskeys = (next: Passkey[]) => (data ? put({ ...data, data: next }) : renew());
  return (
    <SettingsSection title={t('passkeys')} help={t('passkeysHelp')}>
      <PasskeyList
        calls={calls}
        stepUp={stepUp}
        passkeys={data?.data}
        setPasskeys={setPasskeys}
        failed={failed}
        renew={renew}
      />
    </SettingsSection>
  );
}
