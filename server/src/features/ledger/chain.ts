import { hash } from 'node:crypto';
import type { Sealable } from './seal-queries.ts';

/** Of everything that a transfer and its lines say, its place, and all that came before it. */
export function hashOf(before: Buffer, number: number, { transfer, lines }: Sealable): Buffer {
  const { tenantId, id, at, key, digest, kind, phase, causeKind, causeId } = transfer;
  const { expiresAt, settles, reverses, returns } = transfer;
  const said = [
    tenantId,
    number,
    id,
    at.toISOString(),
    key,
    digest.toString('hex'),
    kind,
    phase,
    causeKind,
    causeId,
  ];
  const about = [expiresAt?.toISOString() ?? null, settles, reverses, returns];
  const each = lines.map((line) => [
    line.place,
    line.accountId,
    line.currency,
    line.amount,
    line.role,
    line.at.toISOString(),
  ]);
  return hash('sha256', before.toString('hex') + JSON.stringify([...said, ...about, each]), 'buffer');
}
