import { seedAdmin, seedAdminPasskey } from '../../server/seed/admins.ts';
import { Authenticator, codeAt } from '../../server/seed/authenticator.ts';
import {
  seedChallenge,
  seedPasskey,
  seedPending,
  seedRemoval,
  seedTwoFactor,
} from '../../server/seed/passkeys.ts';
import { placeOf } from '../../server/src/features/two-factor/prove-code.ts';
import type { Names } from '../../server/src/makers.ts';
import type { World } from '../../server/src/test-world.ts';
import { newTotpSecret } from '../../server/src/totp.ts';

/** A live link by which two-factor sign-in can be turned off now. */
export async function makeRemovalLink(world: World): Promise<string> {
  const { id, email } = await world.add(world.here);
  return world.runtime.tx(world.here.id, async (tx) =>
    seedRemoval(tx, await seedTwoFactor(tx, id as string), email as string),
  );
}

/** What somebody with a passkey, or an authenticator app, would send in answer to what their browser was asked. */
export async function makeKeys(world: World, key: string): Promise<Names> {
  const secret = newTotpSecret();
  const code = codeAt(secret, Date.now());
  if (key === 'POST two-factors') return { totpSecret: secret, totpCode: code };
  const tenant = await world.tenants.byHost(world.here.host);
  if (!tenant) throw new Error('There is no such tenant.');
  const page = { origin: tenant.origin, host: tenant.domain };
  const person = await world.add(world.here);
  const userId = person.id as string;
  return world.runtime.tx(tenant.id, async (tx): Promise<Names> => {
    if (key === 'POST auth/second-factor' || key === 'POST auth/two-factor-removal') {
      await seedTwoFactor(tx, userId, world.vault.lock(secret, placeOf(tenant.id, userId)));
      const pending = await seedPending(tx, userId);
      return { pendingKey: pending.key, pendingDevice: pending.device, pendingCode: code };
    }
    const isOfAdmin = key.includes(' dashboard/');
    if (key.endsWith('passkeys') || key.endsWith('first-passkey')) {
      const { key: signInKey, challenge } = await seedChallenge(tx, isOfAdmin ? 'admin-add' : 'add');
      const { id, response } = new Authenticator().create(challenge, page);
      const { clientDataJSON: createdData, attestationObject: attestation } = response;
      return { signInKey, credentialId: id, createdData, attestation };
    }
    const { key: signInKey, challenge } = await seedChallenge(tx, isOfAdmin ? 'admin-prove' : 'prove');
    const { authenticator } = isOfAdmin
      ? await seedAdminPasskey(tx, (await seedAdmin(tx)).id, { host: page.host })
      : await seedPasskey(tx, userId, { host: page.host });
    const { id, response } = authenticator.prove(challenge, page);
    const { clientDataJSON: provedData, authenticatorData, signature } = response;
    return { signInKey, knownCredentialId: id, provedData, authenticatorData, signature };
  });
}
