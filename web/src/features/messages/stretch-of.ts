import { quietApi } from '../../api.ts';
import type { WindowParts } from './message-window.ts';

/** Reads any stretch of one chat. */
export const stretchOf =
  (chatId: string): WindowParts['read'] =>
  (upTo, per_page) =>
    quietApi('GET chats/{id}/messages', { params: { id: chatId }, query: { upTo, per_page } });
