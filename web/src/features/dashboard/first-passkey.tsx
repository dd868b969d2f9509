import type { AdminSignIn } from '@regimen/contract/dashboard.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { canUsePasskeys } from '../../shared/passkeys/can-use.ts';
import { passkeyTexts } from '../../shared/passkeys/passkey-texts.ts';
import { isPhone, useMakePasskey } from '../../shared/passkeys/use-passkey.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { loginTexts } from './login-texts.ts';

interface FirstPasskeyProps {
  typed: { email: string; password: string };
  onIn: (answer: AdminSignIn) => void;
}

/** In place of an app, where the browser can do it. */
export function FirstPasskey({ typed, onIn }: FirstPasskeyProps) {
  const t = useTexts(loginTexts);
  const words = useTexts(passkeyTexts);
  const make = useMakePasskey();
  const [setUp, isSettingUp] = useAction(async () => {
    const passkey = await make(await api('POST dashboard/first-passkey/options', { body: typed }));
    const name = words(isPhone() ? 'myPhone' : 'myComputer');
    onIn(await api('POST dashboard/first-passkey', { body: { ...typed, name, passkey } }));
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <p className="text-14 text-ink-soft">{t('inPlaceOfApp')}</p>
      <Button look="quiet" className="w-full" pending={isSettingUp} onClick={() => setUp()}>
        {t('setUpPasskey')}
      </Button>
    </div>
  );
}
