import type { Page } from 'playwright-core';

/** A phone that holds passkeys and knows its person, as browsers see it. */
export async function plugIn(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its person is there, to put a finger on it. */
    present: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    credentials: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
