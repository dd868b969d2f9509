import { createHash } from 'node:crypto';
import type { Channel, NotificationChoices, NotificationSettings } from '@regimen/contract/notifications.ts';
import type { ReminderChoice } from '@regimen/contract/onboarding-choices.ts';
import { isZone } from '@regimen/engine/zone.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { choicesOf, rowOf } from './choices.ts';
import * as queries from './settings-queries.ts';

export async function openSettings(
  scope: SignedInScope,
  tx: Tx,
  pushKey: string,
): Promise<NotificationSettings> {
  const [row, addressee, devices] = await inOrder(
    queries.findSettings(tx, scope.actor.userId),
    queries.findAddressee(tx, scope.actor.userId),
    queries.listDevices(tx, scope.actor.userId),
  );
  return {
    ...choicesOf(row),
    zone: addressee?.zone ?? 'UTC',
    email: addressee?.emailVerifiedAt ? addressee.email : null,
    pushKey,
    devices: devices.map(({ id, deviceName, endpoint, createdAt }) => ({
      id,
      name: deviceName,
      mark: createHash('sha256').update(endpoint).digest('base64url').slice(0, 16),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Whoever wants no reminders still finds what is new under the bell. */
const reminded: Record<ReminderChoice, Record<'task' | 'reminder', Channel[]>> = {
  email: { task: ['in-app', 'push', 'email'], reminder: ['in-app', 'push', 'email'] },
  app: { task: ['in-app', 'push'], reminder: ['in-app', 'push'] },
  none: { task: ['in-app'], reminder: [] },
};

/** How tasks are reminded of; everything else stays as it was chosen. */
export async function remindBy(scope: SignedInScope, tx: Tx, choice: ReminderChoice): Promise<void> {
  const choices = choicesOf(await queries.findSettings(tx, scope.actor.userId));
  await changeSettings(scope, tx, {
    ...choices,
    channels: { ...choices.channels, ...reminded[choice] },
  });
}

export async function changeSettings(
  scope: SignedInScope,
  tx: Tx,
  { zone, ...choices }: NotificationChoices & { zone?: string | undefined },
): Promise<void> {
  if (zone !== undefined && !isZone(zone)) throw invalid('zone', 'no_such_zone');
  const once = (channels: Channel[]): Channel[] => [...new Set(channels)];
  const channels = {
    task: once(choices.channels.task),
    nudge: once(choices.channels.nudge),
    reminder: once(choices.channels.reminder),
    message: once(['in-app', ...choices.channels.message]),
    'follow-up': once(['in-app', ...choices.channels['follow-up']]),
    news: once(['in-app', ...choices.channels.news]),
  };
  const owner = { tenantId: scope.tenant.id, userId: scope.actor.userId };
  if (zone !== undefined) await queries.setZone(tx, owner.userId, zone);
  await queries.saveSettings(tx, { ...owner, ...rowOf({ ...choices, channels }) });
}
