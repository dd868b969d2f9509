import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import type { Tx } from '../../src/db/pool.ts';
import { setRead } from '../../src/features/chats/queries.ts';
import { seedChat, seedGroup, seedMessage } from '../chats.ts';
import { demoChats } from './chat-texts.ts';

const hour = 3_600_000;

/** What the demo's people write to each other. The expert's last question waits for the follower. */
export async function seedDemoChats(
  tx: Tx,
  people: readonly string[],
  locale: ContentLanguage,
  now: number,
): Promise<void> {
  const { pair, group } = demoChats[locale];
  const who = (index: number) => people[index] as string;
  const ago = (hours: number) => new Date(now - hours * hour);
  const begun = ago(60);
  const members = group.members.map(who);
  const chats = [
    { id: await seedGroup(tx, group.title, members, begun), said: group.messages, members },
    { id: await seedChat(tx, [who(0), who(1)], begun), said: pair, members: [who(0), who(1)] },
  ];
  for (const { id, said, members: all } of chats) {
    for (const { author, body, hoursAgo } of said)
      await seedMessage(tx, id, who(author), body, ago(hoursAgo));
    const last = said.at(-1);
    for (const person of all)
      await setRead(
        tx,
        id,
        person,
        said === pair && last && person !== who(last.author) ? said.length - 1 : said.length,
      );
  }
}
