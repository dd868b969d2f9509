import type { Passkey } from '@regimen/contract/passkeys.ts';
import type { AdminPasskeyRow } from './queries.ts';

export const present = ({ id, name, host, isSynced, createdAt, lastUsedAt }: AdminPasskeyRow): Passkey => ({
  id,
  name,
  host,
  isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
