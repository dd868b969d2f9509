import { personChannel } from '@regimen/contract/realtime.ts';
import type { Feature } from '../../feature.ts';
import { chatOwners } from './policy.ts';
import { chatRoutes } from './routes.ts';

export const chats: Feature = {
  news: ['message'],
  tables: {
    chats: { health: 'none', names: ['one_id', 'other_id', 'owner_id'], exported: false },
    chat_members: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
    // What was said to others stays with them.
    chat_messages: {
      health: 'chats',
      person: 'author_id',
      erased: 'pseudonym',
      names: ['forwarded_from'],
      exported: true,
      hidden: ['words'],
    },
    chat_reactions: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
    chat_changes: { health: 'none', partOf: 'chat_messages', names: ['person_id'], exported: true },
    chat_abouts: { health: 'chats', partOf: 'chat_messages', exported: true },
    chat_cases: {
      health: 'chats',
      person: 'follower_id',
      erased: 'removed',
      names: ['assigned_to'],
      exported: true,
    },
    chat_alerts: { health: 'chats', person: 'user_id', erased: 'removed', exported: true },
    blocks: { health: 'none', person: 'user_id', erased: 'removed', names: ['blocked_id'], exported: true },
    office_hours: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
    message_choices: { health: 'none', person: 'user_id', erased: 'removed', exported: true },
  },
  owners: chatOwners,
  routes: chatRoutes,
  channels: { [personChannel]: async (_tx, id, userId) => id === userId },
  makers: () => import('./makers.ts'),
};
