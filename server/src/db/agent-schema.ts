import type {
  AnswerFeedback,
  AnswerKind,
  AnswerState,
  MessageFrom,
  PassageKind,
} from '@regimen/contract/agent-choices.ts';
import type { Cite, OfferCard } from '@regimen/contract/agents.ts';
import { at } from './column-types.ts';
import { integer, jsonb, pgTable, text, uuid } from './drizzle.ts';

export const passageSets = pgTable('passage_sets', {
  tenantId: uuid('tenant_id').notNull(),
  versionId: uuid('version_id').notNull(),
  edition: integer().notNull(),
  madeAt: at('made_at').notNull(),
});

export const programPassages = pgTable('program_passages', {
  tenantId: uuid('tenant_id').notNull(),
  versionId: uuid('version_id').notNull(),
  position: integer().notNull(),
  locale: text().notNull(),
  kind: text().$type<PassageKind>().notNull(),
  place: text(),
  title: text().notNull(),
  body: text().notNull(),
  foldedTitle: text('folded_title').notNull(),
  foldedBody: text('folded_body').notNull(),
});

export const agentThreads = pgTable('agent_threads', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  programId: uuid('program_id').notNull(),
  lastNumber: integer('last_number').notNull(),
  lastAt: at('last_at').notNull(),
  unanswered: integer().notNull().default(0),
  handedOverAt: at('handed_over_at'),
  chatId: uuid('chat_id'),
  dangerTaskId: uuid('danger_task_id'),
  createdAt: at('created_at').notNull(),
});

/** Cites and offers as they are shown, without what depends on who reads them. */
export type KeptCite = Omit<Cite, 'link'> & { place: string | null };

export const agentMessages = pgTable('agent_messages', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  threadId: uuid('thread_id').notNull(),
  number: integer().notNull(),
  speaker: text().$type<MessageFrom>().notNull(),
  body: text().notNull(),
  chatMessageId: uuid('chat_message_id'),
  authorId: uuid('author_id'),
  kind: text().$type<AnswerKind>(),
  state: text().$type<AnswerState>().notNull(),
  questionId: uuid('question_id'),
  cites: jsonb().$type<KeptCite[]>().notNull(),
  offers: jsonb().$type<OfferCard[]>().notNull(),
  feedback: text().$type<AnswerFeedback>(),
  exchangeId: uuid('exchange_id'),
  createdAt: at('created_at').notNull(),
  awaitedAt: at('awaited_at'),
  /** Since then the program's team may make a test of it. */
  lentAt: at('lent_at'),
});
