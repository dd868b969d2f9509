import type { Passkey } from '@regimen/contract/passkeys.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PasskeyCalls } from '../../shared/passkeys/passkey-calls.ts';
import { PasskeyList } from '../../shared/passkeys/passkey-list.tsx';
import { passkeyTexts } from '../../shared/passkeys/passkey-texts.ts';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import type { PageArgs } from '../../shell/page-data.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Notice } from '../../ui/notice.tsx';
import { AdminQuestion } from './admin-question.tsx';
import { DeskHead, Panel } from './desk.tsx';
import { signInTexts } from './sign-in-texts.ts';

export const loadSignIn = ({ api }: PageArgs) => api('GET dashboard/passkeys');

const calls: PasskeyCalls = {
  options: () => api('POST dashboard/passkeys/options'),
  add: (body) => api('POST dashboard/passkeys', { body }),
  rename: (id, name) => api('PUT dashboard/passkeys/{id}', { params: { id }, body: { name } }),
  remove: (id) => api('DELETE dashboard/passkeys/{id}', { params: { id } }),
};

/** How the admin who is here signs in. */
export function SignInSection({ data: first }: { data: Answer<'GET dashboard/passkeys'> }) {
  const t = useTexts(signInTexts);
  const words = useTexts(passkeyTexts);
  const isDemo = useShell().admin?.isDemo ?? false;
  const stepUp = useStepUp(AdminQuestion);
  const { data, put, failed, renew } = useCall('GET dashboard/passkeys', {}, { first });
  const setPasskeys = (next: Passkey[]) => put({ ...data, data: next });
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      {isDemo && <Notice title={t('demoTitle')}>{t('demo')}</Notice>}
      <Panel title={words('passkeys')}>
        <p className="max-w-measure text-14 text-ink-soft">
          {t(isDemo ? 'passkeysHelpDemo' : 'passkeysHelp')}
        </p>
        <PasskeyList
          calls={calls}
          stepUp={stepUp}
          passkeys={data.data}
          setPasskeys={setPasskeys}
          failed={failed}
          renew={renew}
        />
      </Panel>
    </>
  );
}
