import type { Calls } from '@regimen/contract/all.ts';
import type { CallReply } from '@regimen/contract/call.ts';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

// Comes when somebody is about to use a passkey: nobody else needs it.

type RequestOptions = CallReply<Calls['POST auth/passkey-options']>;
type CreationOptions = CallReply<Calls['POST passkeys/options']>;

/** The browser asks for a passkey, in a dialog of its own. */
export const askForPasskey = (optionsJSON: RequestOptions) =>
  withoutExtras(
    startAuthentication({
      optionsJSON: { ...optionsJSON, allowCredentials: listed(optionsJSON.allowCredentials) },
    }),
  );

export const canOffer = browserSupportsWebAuthnAutofill;
/** It offers passkeys among what it fills in; settles when somebody takes one, if ever. */
export const offerPasskey = (optionsJSON: RequestOptions) =>
  withoutExtras(
    startAuthentication({
      optionsJSON: { ...optionsJSON, allowCredentials: [] },
      useBrowserAutofill: true,
    }),
  );
export const stopOffering = () => WebAuthnAbortService.cancelCeremony();

export async function makePasskey(optionsJSON: CreationOptions) {
  const made = await startRegistration({
    optionsJSON: { ...optionsJSON, excludeCredentials: listed(optionsJSON.excludeCredentials) },
  });
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: type as 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

type Listed = CreationOptions['excludeCredentials'];
const listed = (all: Listed) =>
  all.map(({ id, type, transports }) => ({ id, type, ...(transports && { transports }) }));

async function withoutExtras(proving: ReturnType<typeof startAuthentication>) {
  const { id, rawId, type, response } = await proving;
  return { id, rawId, type: type as 'public-key', response };
}
