import type { AgentMessage } from '@regimen/contract/agents.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import { agentTexts } from './agent-texts.ts';
import { passOn, say } from './ask-agent.ts';
import { openAgent } from './open-agent.ts';
import { presentMessage } from './present.ts';
import { findThread, holdThread, updateThread } from './queries.ts';

/** By a press: the thread's last messages go to the team. */
export async function askForTeam(scope: SignedInScope, tx: Tx, programId: string): Promise<AgentMessage> {
  const agent = await openAgent(scope, tx, programId);
  const { userId } = scope.actor;
  const at = scope.now;
  const thread = await holdThread(tx, { id: newId(at.getTime()), programId, userId, at });
  const isPassedOn = thread.handedOverAt !== null && thread.chatId !== null;
  const body = isPassedOn
    ? translator(agentTexts, scope.locale)('alreadyHandedOver')
    : await passOn(scope, tx, agent, thread);
  const row = await say(scope, tx, thread, { speaker: 'agent', kind: 'hand-over', body });
  tell(tx, userId, 'agent', { programId });
  return presentMessage(row, agent, scope.now);
}

export async function takeBack(scope: SignedInScope, tx: Tx, programId: string): Promise<undefined> {
  const thread = await findThread(tx, programId, scope.actor.userId);
  if (!thread?.handedOverAt) return undefined;
  await updateThread(tx, thread.id, { handedOverAt: null, chatId: null, unanswered: 0 });
  const body = translator(agentTexts, scope.locale)('back');
  await say(scope, tx, thread, { speaker: 'note', body });
  tell(tx, scope.actor.userId, 'agent', { programId });
  return undefined;
}
