import type { ChatMessage, ChatPerson, ChatRoom } from '@regimen/contract/chats.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import { addressOf } from '../uploads/link-to-upload.ts';
import type { AttachmentRow } from './attachment-queries.ts';
import type { ChangeRow } from './group-queries.ts';
import type { PersonRow } from './may-write-queries.ts';
import type { MessageRow } from './message-queries.ts';
import type { RoomRow } from './queries.ts';

export const presentPerson = (row: PersonRow): ChatPerson => ({
  id: row.id,
  full_name: row.fullName,
  username: row.username,
  avatar: row.avatar,
  role: (row.roles[0] ?? 'user') as RoleName,
  is_online: row.isOnline,
});

export interface ReactionRow {
  messageId: string;
  emoji: string;
  count: number;
  mine: boolean;
}

/** Those of many messages, and who looks at them. */
export interface Beside {
  reactions: readonly ReactionRow[];
  changes: readonly ChangeRow[];
  attachments: readonly AttachmentRow[];
  viewerId: string;
  now: Date;
}

/** Addresses of files change this seldom, so that what is shown is not brought again with every look. */
const addressMs = 10 * 60_000;
const shortestMs = 5 * 60_000;
const untilFrom = (now: Date) => new Date(Math.ceil((now.getTime() + shortestMs) / addressMs) * addressMs);

export function presentMessage(
  row: MessageRow,
  { reactions, changes, attachments, viewerId, now }: Beside,
): ChatMessage {
  const files = attachments.filter(({ messageId }) => messageId === row.id);
  const isOwn = row.authorId === viewerId && !row.isForwarded;
  return {
    id: row.id,
    number: row.number,
    author: { id: row.authorId, full_name: row.author },
    body: row.body,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    replyTo: row.replyTo
      ? { id: row.replyTo, author: row.repliedAuthor ?? '', opening: row.repliedOpening ?? '' }
      : null,
    reactions: reactions
      .filter(({ messageId }) => messageId === row.id)
      .map(({ emoji, count, mine }) => ({ emoji, count, mine })),
    change: presentChange(changes.filter(({ messageId }) => messageId === row.id)),
    about: row.aboutKind ? { kind: row.aboutKind, name: row.aboutName ?? '' } : null,
    attachments: files.map((file) => ({
      name: file.name,
      title: file.title,
      type: file.type,
      sizeBytes: file.sizeBytes,
      url: addressOf(file, untilFrom(now)),
    })),
    forwardedFrom: row.isForwarded ? { full_name: row.forwardedName ?? '' } : null,
    // Files stay with those they were sent to.
    canForward: row.body !== '' && files.length === 0 && (isOwn || row.mayForward),
  };
}

/** One row for each person that it names. */
function presentChange(rows: readonly ChangeRow[]): ChatMessage['change'] {
  const [first] = rows;
  if (!first) return null;
  const people = rows.flatMap(({ personId, fullName }) =>
    personId === null ? [] : [{ id: personId, full_name: fullName ?? '' }],
  );
  return { kind: first.kind, title: first.title, people };
}

interface Around {
  others: readonly ChatPerson[];
  message: ChatMessage | null;
  isBlocked: boolean;
  isBlockedByOther: boolean;
}

export function presentRoom(
  row: RoomRow,
  { others, message, isBlocked, isBlockedByOther }: Around,
): ChatRoom {
  const participant = row.isPair ? (others[0] ?? null) : null;
  return {
    id: row.id,
    title: row.title,
    isGroup: !row.isPair,
    ownerId: row.isPair ? null : row.ownerId,
    participant,
    participants: [...others],
    message,
    unread: row.unread,
    isMuted: row.isMuted,
    isPinned: row.isPinned,
    isBlocked,
    canWrite: row.isPair ? participant !== null && !isBlocked && !isBlockedByOther : others.length > 0,
    lastAt: row.createdAt.toISOString(),
  };
}
