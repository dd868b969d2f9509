import { longestAnswerMs } from '@regimen/contract/agent-choices.ts';
import type { AgentMessage, Cite } from '@regimen/contract/agents.ts';
import { pathAnchor } from '@regimen/contract/path-anchor.ts';
import type { KeptCite } from '../../db/agent-schema.ts';
import type { OpenAgent } from './open-agent.ts';
import type { MessageRow } from './queries.ts';

/** A pending answer whose process has ended never comes: after its time it is one that did not come. */
export const isOverdue = ({ state, awaitedAt, createdAt }: MessageRow, now: Date): boolean =>
  state === 'pending' && now.getTime() - (awaitedAt ?? createdAt).getTime() > longestAnswerMs + 10_000;

type Reader = Pick<OpenAgent, 'programId' | 'as' | 'openTasks'>;

export function presentMessage(
  row: MessageRow & { author?: string | null },
  reader: Reader,
  now: Date,
): AgentMessage {
  const { id, number, kind, feedback, offers } = row;
  return {
    id,
    number,
    from: row.speaker,
    author: row.authorId && row.author ? { id: row.authorId, full_name: row.author } : null,
    body: row.body,
    kind,
    state: isOverdue(row, now) ? 'unanswered' : row.state,
    cites: row.cites.map((cite) => presentCite(cite, reader)),
    offers,
    feedback,
    isLent: row.lentAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

function presentCite({ place, ...cite }: KeptCite, reader: Reader): Cite {
  return { ...cite, link: linkOf({ kind: cite.kind, place }, reader) };
}

/** A follower is led to the task that waits there, or to the step on their path; everybody else to the program's page. */
function linkOf(
  { kind, place }: Pick<KeptCite, 'kind' | 'place'>,
  { programId, as, openTasks }: Reader,
): string | null {
  if (kind === 'program' || kind === 'question') return `/program/${programId}`;
  if (kind !== 'step' && kind !== 'module' && kind !== 'item') return null;
  if (as !== 'follower') return `/program/${programId}`;
  const task = place === null ? undefined : openTasks.get(place);
  if (task) return `/my-tasks/task/${task}`;
  const there = kind === 'step' && place !== null ? `#${pathAnchor(place)}` : '';
  return `/follow-program/${programId}${there}`;
}
