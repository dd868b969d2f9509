import type { ChatCare } from '@regimen/contract/chat-care.ts';
import { HOUR_MS } from '@regimen/engine/calendar.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { type AlertRow, findDangerOfOthers, findRunOfOther, listAlerts } from './alert-queries.ts';
import { findAvailability } from './office-hours.ts';

/** Where nobody was told and nobody can say that it is over, help stays in sight so long. */
const helpMs = 24 * HOUR_MS;

export async function readCare(scope: SignedInScope, tx: Tx, chatId: string): Promise<ChatCare> {
  const { userId } = scope.actor;
  const alerts = await listAlerts(tx, chatId, userId);
  const own = alerts.find((alert) => alert.userId === userId && isTimely(alert, scope.now));
  const wrote = alerts.find((alert) => alert.userId !== userId && alert.isMine && alert.isOpen);
  const others = wrote ?? (await findDangerOfOthers(tx, chatId, userId));
  scope.concerns(others ? [others.userId] : []);
  return {
    help: own
      ? {
          kind: own.kind,
          at: own.at.toISOString(),
          told: own.told,
          isSeen: own.taskId !== null && !own.isOpen,
        }
      : null,
    danger: others?.taskId
      ? {
          person: others.person,
          at: others.at.toISOString(),
          followUpId: others.taskId,
          wrote: wrote !== undefined,
        }
      : null,
    runId: (await findRunOfOther(tx, chatId, userId)) ?? null,
    availability: await findAvailability(scope, tx, chatId, userId),
  };
}

/** As everywhere: until an expert has looked, and at least to the end of that day. */
function isTimely({ isOpen, urgentUntil, at }: AlertRow, now: Date): boolean {
  if (urgentUntil !== null) return isOpen || urgentUntil > now;
  return at.getTime() + helpMs > now.getTime();
}
