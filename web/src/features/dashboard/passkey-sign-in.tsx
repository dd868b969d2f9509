import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { canUsePasskeys } from '../../shared/passkeys/can-use.ts';
import { texts } from '../../shared/passkeys/texts.ts';
import { useAskForPasskey } from '../../shared/passkeys/use-passkey.ts';
import { useAction } from '../../shell/use-action.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { adminPasskeyOptions } from './admin-question.tsx';

/** Both steps at once, where the browser can do it. */
export function PasskeySignIn({ goIn }: { goIn: () => Promise<void> }) {
  const t = useTexts(texts);
  const mounted = useMounted();
  const ask = useAskForPasskey(adminPasskeyOptions);
  const [signIn, isSigningIn] = useAction(async () => {
    await api('POST dashboard/passkey', { body: { passkey: await ask() } });
    await goIn();
  });
  if (!mounted || !canUsePasskeys()) return null;
  return (
    <Button look="quiet" className="w-full" pending={isSigningIn} onClick={() => signIn()}>
      {t('signIn')}
    </Button>
  );
}
