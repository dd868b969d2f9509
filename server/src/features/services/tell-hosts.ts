import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { notifyAll } from '../notifications/notify.ts';
import { findFullName } from './queries.ts';

/** Whoever is named as a host by somebody else learns of it, and can step back. */
export async function tellNewHosts(
  { actor, now }: SignedInScope,
  tx: Tx,
  service: { id: string; name: string },
  hosts: readonly { id: string }[],
): Promise<void> {
  const others = hosts.filter(({ id }) => id !== actor.userId);
  if (others.length === 0) return;
  const person = await findFullName(tx, actor.userId);
  const news = {
    kind: 'named-host',
    data: { person, title: service.name },
    link: '/my-services',
    // Whoever names somebody over and over has one line there.
    about: actor.userId,
    at: now,
  } as const;
  await notifyAll(
    tx,
    others.map(({ id }) => ({ ...news, userId: id })),
  );
}
