import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { insertAnswer, insertDiscussion } from '../src/features/discussions/queries.ts';
import { htmlFor } from '../src/kept-html.ts';

export interface NewQuestion {
  authorId: string;
  title?: string;
  category?: string;
  body?: string;
  language?: string;
  createdAt?: Date;
}

export async function seedDiscussion(tx: Tx, question: NewQuestion): Promise<string> {
  const createdAt = question.createdAt ?? new Date();
  const id = newId(createdAt.getTime());
  const body = question.body ?? 'My hours change every week. What is the simplest way?';
  await insertDiscussion(tx, {
    title: 'How do I keep a sleep diary?',
    category: 'sleep',
    language: 'english',
    ...question,
    body,
    ...htmlFor(body),
    tenantId: tx.tenantId,
    id,
    createdAt,
  });
  return id;
}

export async function seedAnswer(
  tx: Tx,
  discussionId: string,
  authorId: string,
  body: string,
  createdAt = new Date(),
): Promise<string> {
  const id = newId(createdAt.getTime());
  await insertAnswer(tx, {
    tenantId: tx.tenantId,
    id,
    discussionId,
    authorId,
    body,
    ...htmlFor(body),
    createdAt,
  });
  return id;
}
