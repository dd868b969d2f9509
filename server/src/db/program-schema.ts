import type { EnrollmentStatus } from '@regimen/contract/enrollments.ts';
import type { EventType } from '@regimen/contract/history.ts';
import type { Channel, PromptKind } from '@regimen/contract/notifications.ts';
import type { ReminderChoice } from '@regimen/contract/onboarding-choices.ts';
import type { Permission } from '@regimen/contract/permissions.ts';
import type {
  ProgramAccess,
  ProgramHtml,
  ProgramLevel,
  ProgramTexts,
  VersionPage,
} from '@regimen/contract/program-texts.ts';
import type { DraftTexts } from '@regimen/contract/programs.ts';
import type { PromptWhy } from '@regimen/contract/prompt-why.ts';
import type { FoundDanger } from '@regimen/contract/publishing.ts';
import type { ReviewName } from '@regimen/contract/reviews.ts';
import type { TaskKind } from '@regimen/contract/task-event.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { TaskStatus } from '@regimen/contract/tasks.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import type { LogEntry } from '@regimen/engine/migrate/replay.ts';
import type { RunInput } from '@regimen/engine/run-state.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import type { EasingReading, RaisingReading } from './alarm-readings.ts';
import { at, bytea } from './column-types.ts';
import { boolean, doublePrecision, integer, jsonb, pgTable, pgView, text, uuid } from './drizzle.ts';

// Programs, those who follow them, and what happens to them on the way.

export const programs = pgTable('programs', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  ownerId: uuid('owner_id').notNull(),
  texts: jsonb().$type<DraftTexts>().notNull(),
  cover: text(),
  category: text().notNull(),
  tags: text().array().notNull(),
  level: text().$type<ProgramLevel>().notNull(),
  signs: text().array().notNull(),
  minutesADay: integer('minutes_a_day').notNull(),
  weeks: integer().notNull(),
  access: text().$type<ProgramAccess>().notNull(),
  linkHash: bytea('link_hash'),
  versionId: uuid('version_id'),
  agentId: uuid('agent_id'),
  foundDanger: jsonb('found_danger').$type<FoundDanger & { state: string }>(),
  aiWatchedAt: at('ai_watched_at'),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
  archivedAt: at('archived_at'),
});

export const programProtocols = pgTable('program_protocols', {
  tenantId: uuid('tenant_id').notNull(),
  programId: uuid('program_id').notNull(),
  position: integer().notNull(),
  protocolId: uuid('protocol_id').notNull(),
  onFail: text('on_fail').notNull(),
});

/** A view: seats that a program's own owner gave, one row for each protocol. */
export const programMembers = pgView('program_members', {
  tenantId: uuid('tenant_id').notNull(),
  programId: uuid('program_id').notNull(),
  userId: uuid('user_id').notNull(),
  permission: text().$type<Permission>().notNull(),
}).existing();

export const programVersions = pgTable('program_versions', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  programId: uuid('program_id').notNull(),
  number: integer().notNull(),
  content: text().notNull(),
  page: jsonb().$type<VersionPage>().notNull(),
  agent: jsonb().$type<AgentItem | null>(),
  note: text().notNull(),
  publishedBy: uuid('published_by'),
  publishedAt: at('published_at').notNull(),
});

export const programListings = pgTable('program_listings', {
  tenantId: uuid('tenant_id').notNull(),
  programId: uuid('program_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  versionId: uuid('version_id').notNull(),
  isListed: boolean('is_listed').notNull(),
  texts: jsonb().$type<ProgramTexts>().notNull(),
  html: jsonb().$type<ProgramHtml>().notNull().default({}),
  htmlRules: integer('html_rules').notNull().default(0),
  cover: text(),
  category: text().notNull(),
  tags: text().array().notNull(),
  level: text().$type<ProgramLevel>().notNull(),
  signs: text().array().notNull(),
  minutesADay: integer('minutes_a_day').notNull(),
  weeks: integer().notNull(),
  access: text().$type<ProgramAccess>().notNull(),
  stepTypes: text('step_types').array().notNull(),
  titleEn: text('title_en').notNull(),
  titleAr: text('title_ar').notNull(),
  searchEn: text('search_en').notNull(),
  searchAr: text('search_ar').notNull(),
  followersCount: integer('followers_count').notNull().default(0),
  recentCount: integer('recent_count').notNull().default(0),
  finishedCount: integer('finished_count').notNull().default(0),
  ratingsCount: integer('ratings_count').notNull().default(0),
  ratingsSum: integer('ratings_sum').notNull().default(0),
  /** Given by the database. */
  slot: integer().notNull().default(0),
  firstPublishedAt: at('first_published_at').notNull(),
  publishedAt: at('published_at').notNull(),
});

export const enrollments = pgTable('enrollments', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  programId: uuid('program_id').notNull(),
  versionId: uuid('version_id').notNull(),
  userId: uuid('user_id').notNull(),
  status: text().$type<EnrollmentStatus>().notNull(),
  state: text(),
  input: jsonb().$type<RunInput>().notNull(),
  eventsCount: integer('events_count').notNull(),
  nextDueAt: at('next_due_at'),
  zone: text().notNull(),
  welcomeFrom: integer('welcome_from'),
  welcomeTo: integer('welcome_to'),
  isSeen: boolean('is_seen').notNull().default(false),
  consentedAt: at('consented_at').notNull(),
  protocolIndex: integer('protocol_index').notNull().default(0),
  node: text(),
  nodeSince: at('node_since'),
  streak: integer().notNull().default(0),
  bestStreak: integer('best_streak').notNull().default(0),
  lastActiveAt: at('last_active_at').notNull(),
  startedAt: at('started_at').notNull(),
  endedAt: at('ended_at'),
  accessEndedAt: at('access_ended_at'),
});

export const enrollmentEvents = pgTable('enrollment_events', {
  tenantId: uuid('tenant_id').notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  number: integer().notNull(),
  programId: uuid('program_id').notNull(),
  at: at('at').notNull(),
  type: text().$type<EventType>().notNull(),
  byUser: uuid('by_user'),
  entry: jsonb().$type<LogEntry>().notNull(),
  trace: jsonb().$type<Trace[]>().notNull(),
  entryLength: integer('entry_length'),
  traceLength: integer('trace_length'),
});

export const tasks = pgTable('tasks', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  programId: uuid('program_id').notNull(),
  userId: uuid('user_id').notNull(),
  key: text().notNull(),
  target: text().notNull(),
  role: text().notNull().default(''),
  kind: text().$type<TaskKind>().notNull(),
  protocolIndex: integer('protocol_index').notNull(),
  node: text(),
  module: text(),
  item: text(),
  name: text().notNull(),
  proposal: text(),
  isUrgent: boolean('is_urgent').notNull().default(false),
  /** Somebody may be in danger; set to the end of that local day. */
  urgentUntil: at('urgent_until'),
  /** Of what is about such a danger: when it began; null: when it was opened. */
  waitingSince: at('waiting_since'),
  /** Of an alert: what was measured, as it was given. */
  raisedBy: jsonb('raised_by').$type<RaisingReading>(),
  /** Of a danger that a reading raised: by which reading it is over for the person. */
  easedBy: jsonb('eased_by').$type<EasingReading>(),
  /** Left by somebody who may be in danger, so that they can be called. */
  phone: text(),
  status: text().$type<TaskStatus>().notNull(),
  wasLate: boolean('was_late').notNull().default(false),
  openedAt: at('opened_at').notNull(),
  lateAt: at('late_at'),
  expiresAt: at('expires_at'),
  snoozedUntil: at('snoozed_until'),
  closedAt: at('closed_at'),
  closedBy: uuid('closed_by'),
  begun: jsonb().$type<Record<string, unknown>>(),
  result: jsonb().$type<TaskResult>(),
  claimedBy: uuid('claimed_by'),
  claimedAt: at('claimed_at'),
  handedNote: text('handed_note'),
  versionId: uuid('version_id'),
});

export const prompts = pgTable('prompts', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  programId: uuid('program_id').notNull(),
  userId: uuid('user_id').notNull(),
  taskId: uuid('task_id'),
  key: text().notNull(),
  kind: text().$type<PromptKind>().notNull(),
  isImportant: boolean('is_important').notNull(),
  title: text().notNull(),
  body: text().notNull(),
  channel: text().$type<Channel>().notNull(),
  status: text().notNull(),
  intendedAt: at('intended_at').notNull(),
  freshUntil: at('fresh_until'),
  tryAt: at('try_at'),
  heldAt: at('held_at'),
  sentBy: text('sent_by').array().notNull().default([]),
  sentAt: at('sent_at'),
  deliveredAt: at('delivered_at'),
  seenAt: at('seen_at'),
  answeredAt: at('answered_at'),
  endedAt: at('ended_at'),
  why: jsonb().$type<PromptWhy>(),
});

export const kpiReadings = pgTable('kpi_readings', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  userId: uuid('user_id').notNull(),
  kpi: text().notNull(),
  value: doublePrecision().notNull(),
  givenValue: doublePrecision('given_value').notNull(),
  givenUnit: text('given_unit').notNull(),
  source: text().notNull(),
  takenAt: at('taken_at').notNull(),
  createdAt: at('created_at').notNull(),
  /** Of `value`: the KPI's own in the version that was followed then. */
  unit: text().notNull(),
  correctedAt: at('corrected_at'),
  /** As it was given before it was mended, each time; the first comes first. */
  earlier: jsonb().$type<{ value: number; unit: string; takenAt?: string }[]>().notNull().default([]),
});

export const uploads = pgTable('uploads', {
  tenantId: uuid('tenant_id').notNull(),
  name: text().notNull(),
  ownerId: uuid('owner_id'),
  taskId: uuid('task_id'),
  qualificationId: uuid('qualification_id'),
  messageId: uuid('message_id'),
  title: text(),
  type: text().notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  linkKey: bytea('link_key').notNull(),
  createdAt: at('created_at').notNull(),
});

export const reviews = pgTable('reviews', {
  tenantId: uuid('tenant_id').notNull(),
  programId: uuid('program_id').notNull(),
  userId: uuid('user_id').notNull(),
  id: uuid().notNull(),
  shownAs: text('shown_as').$type<ReviewName>().notNull(),
  pseudonym: text(),
  rating: integer().notNull(),
  body: text().notNull(),
  reply: text(),
  repliedAt: at('replied_at'),
  createdAt: at('created_at').notNull(),
  editedAt: at('edited_at'),
});

export const bookmarks = pgTable('bookmarks', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text().notNull(),
  objectId: uuid('object_id').notNull(),
  createdAt: at('created_at').notNull(),
});

export const onboardingAnswers = pgTable('onboarding_answers', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  goals: text().array().notNull(),
  minutes: integer().notNull(),
  reminders: text().$type<ReminderChoice>().notNull(),
  answeredAt: at('answered_at').notNull(),
});

export const shortLinks = pgTable('short_links', {
  tenantId: uuid('tenant_id').notNull(),
  code: text().notNull(),
  target: text().notNull(),
  ownerId: uuid('owner_id'),
  visits: integer().notNull().default(0),
  createdAt: at('created_at').notNull(),
});
