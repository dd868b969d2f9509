import { ApiError } from '@regimen/contract/client.ts';
import { quietApiWithKey } from '../../api.ts';
import { keeper } from '../../shell/kept.ts';
import {
  asKeptMessages,
  createMessageOutbox,
  type KeptMessage,
  type MessageOutbox,
  type Sending,
} from './message-outbox.ts';

const outboxes = new Map<string, MessageOutbox>();
const shelf = keeper('message-outbox:…');

/** What one person has written in one chat and is on its way. */
export function outboxOf(viewerId: string, chatId: string): MessageOutbox {
  const name = `${viewerId}:${chatId}`;
  const outbox =
    outboxes.get(name) ??
    createMessageOutbox({
      kept: shelf.at(name, asKeptMessages),
      send: (message) => send(chatId, message),
      newKey: () => crypto.randomUUID(),
      now: Date.now,
      inTurn: (work) => navigator.locks?.request(`message-outbox ${name}`, work) ?? work(),
    });
  outboxes.set(name, outbox);
  return outbox;
}

/** Whatever one person wrote, in whichever chat, and could not send. */
export async function sendWaitingMessages(viewerId: string): Promise<void> {
  for (const name of shelf.names(`${viewerId}:`))
    await outboxOf(viewerId, name.slice(viewerId.length + 1)).sendWaiting();
}

async function send(
  chatId: string,
  { key, body, replyTo, attachments, about }: KeptMessage,
): Promise<Sending> {
  try {
    const message = await quietApiWithKey(key)('POST chats/{id}/messages', {
      params: { id: chatId },
      body: {
        body,
        ...(replyTo && { replyTo: replyTo.id }),
        ...(about && { about: about.about }),
        ...(attachments.length > 0 && {
          attachments: attachments.map(({ name }) => name),
          titles: Object.fromEntries(
            attachments.flatMap(({ name, title }) => (title ? [[name, title]] : [])),
          ),
        }),
      },
    });
    return { kind: 'sent', message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.status === 422 || error.status === 404;
    if (!isRefused) return { kind: 'later' };
    const words = Object.values(error.reply.errors ?? {}).flat();
    return { kind: 'refused', problem: words.join(' ') || null };
  }
}
