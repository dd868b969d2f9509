import { translator } from '@regimen/contract/language/translate.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { mayWriteTo } from '../chats/may-write-to.ts';
import { startChat } from '../chats/start-chat.ts';
import { writeMessage } from '../chats/write-message.ts';
import { agentTexts } from './agent-texts.ts';
import type { OpenAgent } from './open-agent.ts';
import { listMessages, type ShownMessage, type ThreadRow, updateThread } from './queries.ts';

const mostQuoted = 6;
const longestQuote = 240;

/** Why nobody of the team can be asked here. */
type Refusal = 'visitorCannot' | 'teamTriesOut' | 'unreachable';

export async function whyNoHandOver(
  scope: SignedInScope,
  tx: Tx,
  { as, ownerId }: OpenAgent,
): Promise<Refusal | null> {
  if (as === 'team') return 'teamTriesOut';
  if (as === 'visitor' || scope.actor.state !== 'registered') return 'visitorCannot';
  return (await mayWriteTo(tx, scope.actor.userId, ownerId)) ? null : 'unreachable';
}

/**
 * The thread becomes a conversation with the program's team, which has it in its inbox with the last messages. It is written
 * by the person, under their own rights; what the team writes there comes back into the thread.
 */
export async function handOver(
  scope: SignedInScope,
  tx: Tx,
  { ownerId }: OpenAgent,
  thread: ThreadRow,
): Promise<void> {
  const room = await startChat(scope, tx, { userIds: [ownerId] });
  const last = await listMessages(tx, thread.id, thread.lastNumber - mostQuoted + 1, thread.lastNumber);
  await writeMessage(scope, tx, room.id, { body: quote(scope, last) });
  await updateThread(tx, thread.id, { handedOverAt: scope.now, chatId: room.id, unanswered: 0 });
}

function quote({ locale, tenant }: SignedInScope, rows: readonly ShownMessage[]): string {
  const t = translator(agentTexts, locale);
  const said = rows
    .filter(({ speaker, body }) => body !== '' && (speaker === 'person' || speaker === 'agent'))
    .map(({ speaker, body }) => {
      const words = body.length > longestQuote ? `${body.slice(0, longestQuote).trimEnd()}…` : body;
      return t(speaker === 'person' ? 'quotedMe' : 'quotedAgent', { words });
    });
  const { messageLength } = tenant.site.limits;
  // The newest say what it is about: what does not fit goes from the front.
  let text = [t('quoted'), ...said].join('\n\n');
  while (text.length > messageLength && said.length > 1) {
    said.shift();
    text = [t('quoted'), ...said].join('\n\n');
  }
  return text.slice(0, messageLength).toWellFormed();
}
