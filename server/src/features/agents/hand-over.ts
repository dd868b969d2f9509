import { translator } from '@regimen/contract/language/translate.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { mayWriteTo } from '../chats/may-write-to.ts';
import { startChat } from '../chats/start-chat.ts';
import { writeMessage } from '../chats/write-message.ts';
import { agentTexts } from './agent-texts.ts';
import type { OpenAgent } from './open-agent.ts';
import { findOpenDanger, listMessages, type ShownMessage, type ThreadRow, updateThread } from './queries.ts';

/** So much of a thread goes along, in so many messages; what came before stays with its person. */
const mostQuoted = 200;
const mostWritten = 15;

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
 * The thread becomes a conversation with the program's team, which has it in its inbox with all that was said. It is written
 * by the person, under their own rights; what the team writes there comes back into the thread.
 */
export async function handOver(
  scope: SignedInScope,
  tx: Tx,
  { ownerId }: OpenAgent,
  thread: ThreadRow,
): Promise<void> {
  const room = await startChat(scope, tx, { userIds: [ownerId] });
  const first = Math.max(1, thread.lastNumber - mostQuoted + 1);
  const rows = await listMessages(tx, thread.id, first, thread.lastNumber);
  // A danger that is over is no news because it is quoted.
  const danger = thread.dangerTaskId === null ? undefined : await findOpenDanger(tx, thread.dangerTaskId);
  for (const body of quote(scope, rows, first === 1))
    await writeMessage(scope, tx, room.id, { body }, { wasHeeded: !danger });
  await updateThread(tx, thread.id, { handedOverAt: scope.now, chatId: room.id, unanswered: 0 });
}

/** In messages as long as they may be. The newest say what it is about: what does not fit goes from the front. */
export function quote(
  { locale, tenant }: Pick<SignedInScope, 'locale' | 'tenant'>,
  rows: readonly Pick<ShownMessage, 'speaker' | 'body'>[],
  isWhole: boolean,
): string[] {
  const t = translator(agentTexts, locale);
  const { messageLength } = tenant.site.limits;
  const said = rows
    .filter(({ speaker, body }) => body !== '' && (speaker === 'person' || speaker === 'agent'))
    .flatMap(({ speaker, body }) =>
      inPieces(t(speaker === 'person' ? 'quotedMe' : 'quotedAgent', { words: body }), messageLength),
    );
  for (let from = 0; ; from++) {
    const head = t(isWhole && from === 0 ? 'quoted' : 'quotedEnd');
    const bodies = packed([...inPieces(head, messageLength), ...said.slice(from)], messageLength);
    if (bodies.length <= mostWritten || from >= said.length) return bodies;
  }
}

/** Never between the halves of a letter. */
function inPieces(text: string, longest: number): string[] {
  const letters = [...text];
  const pieces: string[] = [''];
  for (const letter of letters) {
    const last = pieces.at(-1) ?? '';
    if (last.length + letter.length > longest) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function packed(texts: readonly string[], longest: number): string[] {
  const bodies: string[] = [];
  for (const text of texts) {
    const joined = bodies.length === 0 ? text : `${bodies.at(-1)}\n\n${text}`;
    if (bodies.length > 0 && joined.length <= longest) bodies[bodies.length - 1] = joined;
    else bodies.push(text);
  }
  return bodies;
}
