import { ownZone } from '@regimen/contract/own-zone.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { canUsePasskeys } from '../../shared/passkeys/can-use.ts';
import { texts } from '../../shared/passkeys/texts.ts';
import { useAskForPasskey } from '../../shared/passkeys/use-passkey.ts';
import { useAction } from '../../shell/use-action.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { signingIn } from './signing-in.ts';

type Proof = Awaited<ReturnType<ReturnType<typeof useAskForPasskey>>>;

interface PasskeyButtonProps {
  /** The page has a field in which the browser offers passkeys by itself. */
  offers?: boolean;
  /** Whether they want to stay signed in. */
  stays?: () => boolean;
}

/** Where the browser can do it. */
export function PasskeyButton({ offers = false, stays }: PasskeyButtonProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mounted = useMounted();
  const ask = useAskForPasskey();
  const come = async (passkey: Proof) => {
    const body = { passkey, zone: ownZone(), staySignedIn: stays?.() ?? false };
    await navigate(await signingIn(() => api('POST auth/passkey', { body })), { replace: true });
  };
  // One at a time: whoever presses just as the browser hands one over must not be signed in twice.
  const [signIn, isSigningIn] = useAction(async (offered?: Proof) => come(offered ?? (await ask())));
  const taken = useEffectEvent((passkey: Proof) => void signIn(passkey));
  useEffect(() => (offers && canUsePasskeys() ? keepOffering(taken) : undefined), [offers]);
  if (mounted && !canUsePasskeys()) return null;
  // Its place is kept from the start: what stands below stays where it was.
  const isKnown = mounted ? '' : 'invisible';
  return (
    <Button look="quiet" className={`w-full ${isKnown}`} pending={isSigningIn} onClick={() => signIn()}>
      {t(offers ? 'signIn' : 'use')}
    </Button>
  );
}

/** A little less than a challenge lives. */
const renewMs = 4 * 60_000;

/** Nothing is said when it cannot be offered: the button is there. */
function keepOffering(take: (passkey: Proof) => void): () => void {
  let isOver = false;
  let stop: () => void = () => undefined;
  const offer = async () => {
    const browser = await import('../../shared/passkeys/ask-browser.ts');
    stop = browser.stopOffering;
    if (isOver || !(await browser.canOffer())) return;
    const options = await api('POST auth/passkey-options');
    if (isOver) return;
    take(await browser.offerPasskey(options));
  };
  const begin = () => void offer().catch(() => undefined);
  begin();
  const timer = setInterval(begin, renewMs);
  return () => {
    isOver = true;
    clearInterval(timer);
    stop();
  };
}
