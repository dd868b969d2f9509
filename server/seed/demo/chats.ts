import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import { and, asc, desc, eq, isNull, notInArray, sql } from '../../src/db/drizzle.ts';
import type { Tx } from '../../src/db/pool.ts';
import { chatCases, enrollments, programs } from '../../src/db/schema.ts';
import { insertAbout } from '../../src/features/chats/about-queries.ts';
import { setRead } from '../../src/features/chats/queries.ts';
import { noteAnswer, noteQuestion } from '../../src/features/chats/shared-queries.ts';
import { seedChat, seedGroup, seedMessage } from '../chats.ts';
import { demoChats } from './chat-texts.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface DemoChatters {
  /** The site's accounts. */
  people: readonly string[];
  /** What the demo follower asked last. */
  question: { id: string; title: string };
}

/** What the demo's people write to each other. The expert's last question waits for the follower, and a follower for them. */
export async function seedDemoChats(
  tx: Tx,
  { people, question }: DemoChatters,
  locale: ContentLanguage,
  now: number,
): Promise<void> {
  const { pair, group, waiting, promised, discussion } = demoChats[locale];
  const who = (index: number) => people[index] as string;
  const expert = who(1);
  const ago = (hours: number) => new Date(now - hours * hour);
  const begun = ago(60);
  const say = async (chatId: string, authorId: string, body: string, hoursAgo: number) => {
    const at = ago(hoursAgo);
    const message = await seedMessage(tx, chatId, authorId, body, at);
    (await noteAnswer(tx, chatId, authorId, at)) ?? (await noteQuestion(tx, chatId, authorId, at));
    return message;
  };

  const evening = await seedGroup(tx, group.title, group.members.map(who), begun);
  for (const { author, body, hoursAgo } of group.messages) await say(evening, who(author), body, hoursAgo);
  for (const member of group.members) await setRead(tx, evening, who(member), group.messages.length);

  const two = await seedChat(tx, [who(0), expert], begun);
  for (const { author, body, hoursAgo } of pair) await say(two, who(author), body, hoursAgo);
  await setRead(tx, two, who(0), pair.length - 1);

  const about = await seedChat(tx, [who(0), who(3)], begun);
  for (const { author, body, hoursAgo } of discussion) {
    const messageId = await say(about, who(author), body, hoursAgo);
    await insertAbout(tx, { messageId, kind: 'discussion', name: question.title, discussionId: question.id });
  }

  const [asking, promising] = await listFollowers(tx, expert, people);
  if (asking) await say(await seedChat(tx, [asking, expert], begun), asking, waiting, 2);
  if (!promising) return;
  const later = await seedChat(tx, [promising, expert], begun);
  await say(later, promising, promised, 20);
  await setRead(tx, later, expert, 1);
  await tx
    .update(chatCases)
    .set({ assignedTo: expert, snoozedUntil: new Date(now + 3 * day) })
    .where(and(eq(chatCases.tenantId, tx.tenantId), eq(chatCases.chatId, later)));
}

/**
 * Two whom the expert looks after, apart from the site's accounts; first those who follow a program of theirs now. At some
 * hours of some days nobody of a small crowd does.
 */
async function listFollowers(tx: Tx, expert: string, accounts: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: enrollments.userId })
    .from(enrollments)
    .innerJoin(
      programs,
      and(eq(programs.tenantId, enrollments.tenantId), eq(programs.id, enrollments.programId)),
    )
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(programs.ownerId, expert),
        isNull(enrollments.accessEndedAt),
        notInArray(enrollments.userId, [...accounts]),
      ),
    )
    .groupBy(enrollments.userId)
    .orderBy(desc(sql`bool_or(${enrollments.endedAt} IS NULL)`), asc(enrollments.userId))
    .limit(2);
  return rows.map(({ id }) => id);
}
