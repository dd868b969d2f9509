import type { Calls } from '@regimen/contract/all.ts';
import type { CallInput } from '@regimen/contract/call.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { inOurWords } from './passkey-error.ts';
import { texts } from './texts.ts';

type Proof = CallInput<Calls['POST auth/passkey']>['body']['passkey'];

const ofPeople = () => api('POST auth/passkey-options');
type Options = Awaited<ReturnType<typeof ofPeople>>;

/** Has the browser ask for a passkey. What is wrong is said under `passkey`. */
export function useAskForPasskey(options: () => Promise<Options> = ofPeople): () => Promise<Proof> {
  const t = useTexts(texts);
  return async () => {
    try {
      const [{ askForPasskey }, asked] = await Promise.all([import('./ask-browser.ts'), options()]);
      return await askForPasskey(asked);
    } catch (error) {
      throw inOurWords(error, { calledOff: t('notUsed'), already: t('already'), failed: t('failed') });
    }
  };
}

export const isPhone = (): boolean => /Android|iPhone|iPad/.test(navigator.userAgent);

type Wanted = Parameters<typeof import('./ask-browser.ts').makePasskey>[0];

/** Has the browser make one. What is wrong is said under `passkey`. */
export function useMakePasskey() {
  const t = useTexts(texts);
  return async (wanted: Wanted) => {
    try {
      const { makePasskey } = await import('./ask-browser.ts');
      return await makePasskey(wanted);
    } catch (error) {
      throw inOurWords(error, { calledOff: t('calledOff'), already: t('already'), failed: t('failed') });
    }
  };
}
