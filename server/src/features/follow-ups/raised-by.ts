import type { FollowUpCard } from '@regimen/contract/follow-ups.ts';
import { foundWords } from '@regimen/contract/protocol-words/found-words.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { messageAlarms } from './message-alarms.ts';
import { missedCalls } from './missed-calls.ts';
import { presentCard } from './present.ts';
import type { CardRow } from './queries.ts';
import { listAlarms } from './why-queries.ts';

/** Rows of the queue as cards, each with what raised it and what was missed. */
export async function presentCards(
  scope: SignedInScope,
  tx: Tx,
  rows: readonly CardRow[],
): Promise<FollowUpCard[]> {
  scope.concerns(rows.map(({ follower }) => follower.id));
  const raised = await raisedBy(scope, tx, rows);
  const missed = await missedCalls(scope, tx, rows);
  const messages = await messageAlarms(scope, tx, rows);
  return rows.map((row) => {
    const { id } = row.task;
    const card = presentCard(
      row,
      scope.actor.userId,
      scope.locale,
      raised.get(id) ?? '',
      missed.get(id) ?? '',
    );
    return { ...card, ...messages.get(id) };
  });
}

/** By its task: what was answered or measured, in the words of the version that was followed then. */
async function raisedBy(
  { locale }: SignedInScope,
  tx: Tx,
  rows: readonly CardRow[],
): Promise<Map<string, string>> {
  const asked = rows.filter(({ task }) => isAlarm(task));
  const alarms = await listAlarms(
    tx,
    asked.map(({ task }) => task.id),
  );
  const versions = await programsOf(
    tx,
    [...alarms.values()].map(({ versionId }) => versionId),
  );
  const said = new Map<string, string>();
  for (const [id, { line, versionId, protocolIndex }] of alarms) {
    const protocol = versions.get(versionId)?.protocols[protocolIndex]?.protocol;
    if (!protocol) continue;
    const when = { node: null, item: line.item, at: line.at };
    const found = foundWords(line.evaluation, when, { locale, to: 'expert', now: line.at, protocol });
    said.set(id, found.map(({ words }) => words).join(' '));
  }
  return said;
}

/** An alert, or what is to be done about somebody who may be in danger. */
export const isAlarm = ({ kind, urgentUntil }: CardRow['task']): boolean =>
  kind === 'alert' || urgentUntil !== null;
