import { asText, type Kept, keeper } from '../../shell/kept.ts';

/** What somebody has begun to write in a chat. */
export const draftOf = (viewerId: string | undefined, chatId: string): Kept<string> =>
  keeper('message-draft:…').at(`${viewerId}:${chatId}`, asText);
