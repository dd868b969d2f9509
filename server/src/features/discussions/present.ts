import type {
  Answer,
  Author,
  Discussion,
  DiscussionCategory,
  OpenDiscussion,
} from '@regimen/contract/discussions.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import { htmlOf } from '../../kept-html.ts';
import { openingOf } from '../../markdown.ts';
import type { Actor } from '../../scope.ts';
import { canAnswer, canChange } from './policy.ts';
import type { AnswerRow, DiscussionRow, ListedRow } from './queries.ts';

const openingLength = 240;

const presentAuthor = (author: DiscussionRow['author']): Author => ({
  id: author.id,
  full_name: author.fullName,
  role: (author.roles[0] ?? 'user') as RoleName,
});

const presentWithBody = (row: ListedRow, body: string): Discussion => ({
  id: row.id,
  title: row.title,
  author: presentAuthor(row.author),
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  category: row.category as DiscussionCategory,
  answersCount: row.answersCount,
  acceptedAnswerId: row.acceptedAnswerId,
  body,
});

export const presentDiscussion = (row: ListedRow): Discussion =>
  presentWithBody(row, openingOf(row.body, openingLength));

export function presentOpenDiscussion(
  row: DiscussionRow,
  accepted: AnswerRow | undefined,
  actor: Actor | null,
): OpenDiscussion {
  const own = canChange(actor, row);
  const can = { edit: own, delete: own, accept: own, answer: canAnswer(actor) };
  const acceptedAnswer = accepted ? presentAnswer(accepted, accepted.id, actor) : null;
  return { ...presentWithBody(row, row.body), html: htmlOf(row), acceptedAnswer, can };
}

export function presentAnswer(row: AnswerRow, acceptedAnswerId: string | null, actor: Actor | null): Answer {
  const own = canChange(actor, row);
  return {
    id: row.id,
    author: presentAuthor(row.author),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    body: row.body,
    html: htmlOf(row),
    accepted: row.id === acceptedAnswerId,
    can: { edit: own, delete: own },
  };
}
