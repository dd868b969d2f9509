import type { AccountState } from '@regimen/contract/account.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import { and, eq } from '../src/db/drizzle.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { emailChanges, sessions, users } from '../src/db/schema.ts';
import { hashPassword } from '../src/features/accounts/password.ts';
import { hashSecret, newSecret } from '../src/secrets.ts';
import { usernameFor } from '../src/username.ts';

export const demoPassword = 'regimen-demo';
let hashed: Promise<string> | undefined;
/** Hashing is slow on purpose, so everybody who is seeded shares one hash. */
export const demoPasswordHash = (): Promise<string> => {
  hashed ??= hashPassword(demoPassword, { tenantId: '', network: '', accountId: '' });
  return hashed;
};

export interface NewPerson {
  state?: Exclude<AccountState, 'guest'>;
  email?: string;
  fullName?: string;
  roles?: RoleName[];
  locale?: string;
}

export interface Person {
  id: string;
  email: string | null;
}

/** `passwordHash` comes in ready: nothing is hashed inside a transaction. */
export async function seedPerson(tx: Tx, passwordHash: string, person: NewPerson = {}): Promise<Person> {
  const id = newId(Date.now());
  const fullName = person.fullName ?? 'Somebody';
  const state = person.state ?? 'registered';
  const email = state === 'temporary' ? null : (person.email ?? `${id}@example.test`);
  await tx.insert(users).values({
    tenantId: tx.tenantId,
    id,
    email,
    fullName,
    username: usernameFor(fullName, id),
    passwordHash: state === 'temporary' ? null : passwordHash,
    roles: person.roles ?? ['user'],
    isTemporary: state === 'temporary',
    emailVerifiedAt: state === 'registered' ? new Date() : null,
    locale: person.locale ?? 'en',
  });
  return { id, email };
}

export const findPerson = async (tx: Tx, id: string): Promise<typeof users.$inferSelect> => {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, id)));
  if (!row) throw new Error('There is nobody with this id.');
  return row;
};

export interface SeededSession {
  token: string;
  device: string;
  sessionId: string;
}

/** Signs somebody in without the form; gives the token and the device cookie's value. `skewMs`: by a clock that is ahead. */
export async function seedSession(tx: Tx, userId: string, skewMs = 0): Promise<SeededSession> {
  const token = newSecret();
  const device = newSecret();
  const sessionId = newId(Date.now());
  await tx.insert(sessions).values({
    tenantId: tx.tenantId,
    id: sessionId,
    userId,
    tokenHash: hashSecret(token),
    deviceHash: hashSecret(device),
    deviceName: 'API',
    idleSeconds: 3_600,
    provedAt: new Date(Date.now() + skewMs),
    expiresAt: new Date(Date.now() + skewMs + 3_600_000),
  });
  return { token, device, sessionId };
}

/** An address that somebody wants, with links of both kinds; `isDone`: they have it by now. */
export async function seedEmailChange(
  tx: Tx,
  { id: userId, email }: Person,
  isDone = false,
): Promise<{ id: string; confirmToken: string; undoToken: string }> {
  const id = newId(Date.now());
  const [confirmToken, undoToken] = [newSecret(), newSecret()];
  const later = new Date(Date.now() + 3_600_000);
  await tx.insert(emailChanges).values({
    tenantId: tx.tenantId,
    id,
    userId,
    fromEmail: email ?? `${userId}@example.test`,
    toEmail: `${id}@example.test`,
    askedAt: new Date(),
    ...(isDone
      ? { confirmedAt: new Date(), undoHash: hashSecret(undoToken), undoUntil: later }
      : { confirmHash: hashSecret(confirmToken), confirmUntil: later }),
  });
  return { id, confirmToken, undoToken };
}
