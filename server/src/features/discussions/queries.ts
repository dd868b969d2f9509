import { and, asc, desc, eq, inArray, ne, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { byShape, prepared } from '../../db/prepared.ts';
import { answers, discussions, users } from '../../db/schema.ts';
import type { KeptHtml } from '../../kept-html.ts';
import type { Place } from '../../paging.ts';

const author = { id: users.id, fullName: users.fullName, roles: users.roles };
const written = {
  id: discussions.id,
  title: discussions.title,
  category: discussions.category,
  body: discussions.body,
  answersCount: discussions.answersCount,
  acceptedAnswerId: discussions.acceptedAnswerId,
  createdAt: discussions.createdAt,
  editedAt: discussions.editedAt,
  author,
};
// Lists show only the opening; the rest of a long text is not worth the bytes.
const listed = { ...written, body: sql<string>`left(${discussions.body}, 600)` };
const opened = { ...written, html: discussions.html, htmlRules: discussions.htmlRules };
const byAuthor = and(eq(users.tenantId, discussions.tenantId), eq(users.id, discussions.authorId));

export type ListedRow = Awaited<ReturnType<typeof listDiscussionsById>>[number];
export type DiscussionRow = Awaited<ReturnType<typeof findDiscussion>> & object;

export interface DiscussionsWanted {
  category: string | undefined;
  unanswered: boolean;
  from: Place | undefined;
  most: number;
}

/** Newest first, from a place onward or (backwards) up to it. One more than asked for says whether more follow. */
export async function listDiscussions(tx: Tx, wanted: DiscussionsWanted) {
  const { category, unanswered, from, most } = wanted;
  const direction = from ? (from.backwards ? 'up_to' : 'from') : 'first';
  const list = listOf(category !== undefined, unanswered, direction);
  return list(tx, { category, at: from?.at, id: from?.id, most });
}

type Direction = 'first' | 'from' | 'up_to';
const value = sql.placeholder;

/** One for each of the few shapes that a list can have. */
const listOf = byShape((ofCategory: boolean, unanswered: boolean, direction: Direction) =>
  prepared(`list_discussions_${ofCategory}_${unanswered}_${direction}`, (db) => {
    const filters: SQL[] = [eq(discussions.tenantId, value('tenantId'))];
    if (ofCategory) filters.push(eq(discussions.category, value('category')));
    if (unanswered) filters.push(eq(discussions.answersCount, 0));
    const row = sql`(${discussions.createdAt}, ${discussions.id})`;
    const place = sql`(${value('at')}::timestamptz, ${value('id')}::uuid)`;
    if (direction === 'from') filters.push(sql`${row} < ${place}`);
    if (direction === 'up_to') filters.push(sql`${row} > ${place}`);
    const order = direction === 'up_to' ? asc : desc;
    return db
      .select(listed)
      .from(discussions)
      .innerJoin(users, byAuthor)
      .where(and(...filters))
      .orderBy(order(discussions.createdAt), order(discussions.id))
      .limit(value('most'));
  }),
);

export interface Wanted {
  search: string;
  language: string;
  category: string | undefined;
  unanswered: boolean;
}

/** Ids that match, best first; words by their stem, titles also when mistyped. */
export async function searchDiscussionIds(tx: Tx, wanted: Wanted, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT id FROM search_discussions(${wanted.search}, ${wanted.language}::regconfig, ${wanted.category ?? null}, ${wanted.unanswered}, ${most})`,
  );
  return rows.map((row) => row.id);
}

export async function listDiscussionsById(tx: Tx, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(listed)
    .from(discussions)
    .innerJoin(users, byAuthor)
    .where(and(eq(discussions.tenantId, tx.tenantId), inArray(discussions.id, ids)));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const discussionOf = prepared('find_discussion', (db) =>
  db
    .select(opened)
    .from(discussions)
    .innerJoin(users, byAuthor)
    .where(
      and(eq(discussions.tenantId, sql.placeholder('tenantId')), eq(discussions.id, sql.placeholder('id'))),
    ),
);

export async function findDiscussion(tx: Tx, id: string) {
  const [row] = await discussionOf(tx, { id });
  return row;
}

export async function findDiscussionOwner(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ owner: discussions.authorId })
    .from(discussions)
    .where(and(eq(discussions.tenantId, tx.tenantId), eq(discussions.id, id)));
  return row?.owner;
}

type NewDiscussionRow = Omit<
  typeof discussions.$inferInsert,
  'answersCount' | 'acceptedAnswerId' | 'editedAt'
>;
const newDiscussion = prepared<NewDiscussionRow, unknown>('insert_discussion', (db) => {
  const value = (name: keyof NewDiscussionRow) => sql.placeholder(name);
  return db.insert(discussions).values({
    tenantId: value('tenantId'),
    id: value('id'),
    authorId: value('authorId'),
    title: value('title'),
    category: value('category'),
    body: value('body'),
    html: value('html'),
    htmlRules: value('htmlRules'),
    language: value('language'),
    createdAt: value('createdAt'),
  });
});

export async function insertDiscussion(tx: Tx, row: NewDiscussionRow): Promise<void> {
  await newDiscussion(tx, row);
}

/** What its author wrote anew comes with its HTML. */
type DiscussionChange =
  | { acceptedAnswerId: string | null }
  | (Pick<NewDiscussionRow, 'title' | 'category' | 'body' | 'language' | keyof KeptHtml> & {
      editedAt: Date;
    });

export async function updateDiscussion(tx: Tx, id: string, change: DiscussionChange): Promise<void> {
  await tx
    .update(discussions)
    .set(change)
    .where(and(eq(discussions.tenantId, tx.tenantId), eq(discussions.id, id)));
}

export async function deleteDiscussion(tx: Tx, id: string): Promise<void> {
  await tx.delete(discussions).where(and(eq(discussions.tenantId, tx.tenantId), eq(discussions.id, id)));
}

const answered = {
  id: answers.id,
  body: answers.body,
  html: answers.html,
  htmlRules: answers.htmlRules,
  createdAt: answers.createdAt,
  editedAt: answers.editedAt,
  author,
};
const answerAuthor = and(eq(users.tenantId, answers.tenantId), eq(users.id, answers.authorId));
export type AnswerRow = Awaited<ReturnType<typeof findAnswer>> & object;

/** Oldest first; `from` as in listDiscussions. */
export async function listAnswers(tx: Tx, discussionId: string, from: Place | undefined, most: number) {
  const place = from && sql`(${from.at}::timestamptz, ${from.id}::uuid)`;
  const row = sql`(${answers.createdAt}, ${answers.id})`;
  const filters = [eq(answers.tenantId, tx.tenantId), eq(answers.discussionId, discussionId)];
  if (place) filters.push(from.backwards ? sql`${row} < ${place}` : sql`${row} > ${place}`);
  const order = from?.backwards
    ? [desc(answers.createdAt), desc(answers.id)]
    : [asc(answers.createdAt), asc(answers.id)];
  return tx
    .select(answered)
    .from(answers)
    .innerJoin(users, answerAuthor)
    .where(and(...filters))
    .orderBy(...order)
    .limit(most);
}

export async function findAnswer(tx: Tx, discussionId: string, id: string) {
  const [row] = await tx
    .select(answered)
    .from(answers)
    .innerJoin(users, answerAuthor)
    .where(
      and(eq(answers.tenantId, tx.tenantId), eq(answers.discussionId, discussionId), eq(answers.id, id)),
    );
  return row;
}

export async function insertAnswer(tx: Tx, row: typeof answers.$inferInsert): Promise<void> {
  await tx.insert(answers).values(row);
  await countAnswers(tx, row.discussionId, 1);
}

export async function updateAnswer(
  tx: Tx,
  id: string,
  change: KeptHtml & { body: string; editedAt: Date },
): Promise<void> {
  await tx
    .update(answers)
    .set(change)
    .where(and(eq(answers.tenantId, tx.tenantId), eq(answers.id, id)));
}

export async function deleteAnswer(tx: Tx, discussionId: string, id: string): Promise<void> {
  // Two deletes at once take one from the count, not two.
  const gone = await tx
    .delete(answers)
    .where(and(eq(answers.tenantId, tx.tenantId), eq(answers.id, id)))
    .returning({ id: answers.id });
  if (gone.length > 0) await countAnswers(tx, discussionId, -1);
}

async function countAnswers(tx: Tx, discussionId: string, change: 1 | -1): Promise<void> {
  await tx
    .update(discussions)
    .set({ answersCount: sql`${discussions.answersCount} + ${change}` })
    .where(and(eq(discussions.tenantId, tx.tenantId), eq(discussions.id, discussionId)));
}

interface Old {
  /** Those of today. */
  rules: number;
  most: number;
}

export const listOldQuestions = (tx: Tx, { rules, most }: Old) =>
  tx
    .select({ id: discussions.id, body: discussions.body })
    .from(discussions)
    .where(and(eq(discussions.tenantId, tx.tenantId), ne(discussions.htmlRules, rules)))
    .limit(most);

export const listOldAnswers = (tx: Tx, { rules, most }: Old) =>
  tx
    .select({ id: answers.id, body: answers.body })
    .from(answers)
    .where(and(eq(answers.tenantId, tx.tenantId), ne(answers.htmlRules, rules)))
    .limit(most);

/** Unless its author wrote it anew in the meantime, which brought its own. */
export async function renewQuestionHtml(tx: Tx, id: string, kept: KeptHtml): Promise<void> {
  const isOld = ne(discussions.htmlRules, kept.htmlRules);
  await tx
    .update(discussions)
    .set({ html: kept.html, htmlRules: kept.htmlRules })
    .where(and(eq(discussions.tenantId, tx.tenantId), eq(discussions.id, id), isOld));
}

export async function renewAnswerHtml(tx: Tx, id: string, kept: KeptHtml): Promise<void> {
  const isOld = ne(answers.htmlRules, kept.htmlRules);
  await tx
    .update(answers)
    .set({ html: kept.html, htmlRules: kept.htmlRules })
    .where(and(eq(answers.tenantId, tx.tenantId), eq(answers.id, id), isOld));
}
