import type { GroupChange } from '@regimen/contract/chat-choices.ts';
import type { AboutKind } from '@regimen/contract/message-about.ts';
import type { MessagesFrom } from '@regimen/contract/message-choices.ts';
import type { OfficeDays } from '@regimen/contract/office-hours.ts';
import type { CrisisKind } from '@regimen/engine/crisis-words.ts';
import { at } from './column-types.ts';
import { boolean, integer, jsonb, pgTable, text, uuid } from './drizzle.ts';

export const chats = pgTable('chats', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  title: text(),
  oneId: uuid('one_id'),
  otherId: uuid('other_id'),
  ownerId: uuid('owner_id'),
  lastNumber: integer('last_number').notNull().default(0),
  lastAt: at('last_at').notNull(),
  createdAt: at('created_at').notNull(),
});

export const chatMembers = pgTable('chat_members', {
  tenantId: uuid('tenant_id').notNull(),
  chatId: uuid('chat_id').notNull(),
  userId: uuid('user_id').notNull(),
  joinedAt: at('joined_at').notNull(),
  lastNumber: integer('last_number').notNull().default(0),
  lastAt: at('last_at').notNull(),
  readNumber: integer('read_number').notNull().default(0),
  isMuted: boolean('is_muted').notNull().default(false),
  isPinned: boolean('is_pinned').notNull().default(false),
  /** They read what was written after it. */
  fromNumber: integer('from_number').notNull().default(0),
});

export const chatMessages = pgTable('chat_messages', {
  tenantId: uuid('tenant_id').notNull(),
  chatId: uuid('chat_id').notNull(),
  number: integer().notNull(),
  id: uuid().notNull(),
  authorId: uuid('author_id').notNull(),
  body: text().notNull(),
  replyTo: uuid('reply_to'),
  isForwarded: boolean('is_forwarded').notNull().default(false),
  forwardedFrom: uuid('forwarded_from'),
  createdAt: at('created_at').notNull(),
  editedAt: at('edited_at'),
  deletedAt: at('deleted_at'),
});

export const chatChanges = pgTable('chat_changes', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  messageId: uuid('message_id').notNull(),
  kind: text().$type<GroupChange>().notNull(),
  title: text(),
  personId: uuid('person_id'),
});

export const chatReactions = pgTable('chat_reactions', {
  tenantId: uuid('tenant_id').notNull(),
  messageId: uuid('message_id').notNull(),
  userId: uuid('user_id').notNull(),
  emoji: text().notNull(),
});

export const blocks = pgTable('blocks', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  blockedId: uuid('blocked_id'),
  createdAt: at('created_at').notNull(),
});

export const chatAbouts = pgTable('chat_abouts', {
  tenantId: uuid('tenant_id').notNull(),
  messageId: uuid('message_id').notNull(),
  kind: text().$type<AboutKind>().notNull(),
  name: text().notNull(),
  taskId: uuid('task_id'),
  readingId: uuid('reading_id'),
  enrollmentId: uuid('enrollment_id'),
  node: text(),
  discussionId: uuid('discussion_id'),
  bookingId: uuid('booking_id'),
});

export const officeHours = pgTable('office_hours', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  zone: text().notNull(),
  days: jsonb().$type<OfficeDays>(),
  awayFrom: at('away_from'),
  awayUntil: at('away_until'),
  note: text().notNull(),
});

export const chatCases = pgTable('chat_cases', {
  tenantId: uuid('tenant_id').notNull(),
  chatId: uuid('chat_id').notNull(),
  followerId: uuid('follower_id').notNull(),
  programId: uuid('program_id').notNull(),
  waitingSince: at('waiting_since'),
  firstAskedAt: at('first_asked_at').notNull(),
  firstAnsweredAt: at('first_answered_at'),
  assignedTo: uuid('assigned_to'),
  assignedNote: text('assigned_note').notNull().default(''),
  snoozedUntil: at('snoozed_until'),
});

export const savedReplies = pgTable('saved_replies', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  title: text().notNull(),
  body: text().notNull(),
  createdAt: at('created_at').notNull(),
});

export const cohortMessages = pgTable('cohort_messages', {
  tenantId: uuid('tenant_id').notNull(),
  messageId: uuid('message_id').notNull(),
  userId: uuid('user_id').notNull(),
  batchId: uuid('batch_id').notNull(),
  sentAt: at('sent_at').notNull(),
});

export const cohortChoices = pgTable('cohort_choices', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  aWeek: integer('a_week').notNull(),
});

export const chatAlerts = pgTable('chat_alerts', {
  tenantId: uuid('tenant_id').notNull(),
  chatId: uuid('chat_id').notNull(),
  userId: uuid('user_id').notNull(),
  messageId: uuid('message_id').notNull(),
  kind: text().$type<CrisisKind>().notNull(),
  taskId: uuid('task_id'),
  at: at('at').notNull(),
});

export const messageChoices = pgTable('message_choices', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  messagesFrom: text('messages_from').$type<MessagesFrom>().notNull(),
  mayForward: boolean('may_forward').notNull().default(false),
});
