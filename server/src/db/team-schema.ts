import type { Permission } from '@regimen/contract/permissions.ts';
import { at } from './column-types.ts';
import { pgTable, text, uuid } from './drizzle.ts';

export const protocolMembers = pgTable('protocol_members', {
  tenantId: uuid('tenant_id').notNull(),
  protocolId: uuid('protocol_id').notNull(),
  userId: uuid('user_id').notNull(),
  permission: text().$type<Permission>().notNull(),
  since: at('since').notNull(),
});

export const protocolInvites = pgTable('protocol_invites', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  protocolId: uuid('protocol_id').notNull(),
  email: text().notNull(),
  permission: text().$type<Permission>().notNull(),
  invitedBy: uuid('invited_by').notNull(),
  createdAt: at('created_at').notNull(),
});

export const protocolComments = pgTable('protocol_comments', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  protocolId: uuid('protocol_id').notNull(),
  nodeId: text('node_id'),
  replyTo: uuid('reply_to'),
  authorId: uuid('author_id').notNull(),
  body: text().notNull(),
  createdAt: at('created_at').notNull(),
  editedAt: at('edited_at'),
  resolvedAt: at('resolved_at'),
});
