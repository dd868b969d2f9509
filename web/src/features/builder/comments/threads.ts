/** Remarks with the answers to them. Pure. */
import type { Comment } from '@regimen/contract/comments.ts';

export interface Thread {
  remark: Comment;
  answers: Comment[];
}

/** In the order they came. An answer whose remark is not among them stands by itself, so that nothing is hidden. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const remarks = new Map<string, Thread>();
  for (const comment of comments)
    if (comment.replyTo === null) remarks.set(comment.id, { remark: comment, answers: [] });
  for (const comment of comments) {
    if (comment.replyTo === null) continue;
    const thread = remarks.get(comment.replyTo);
    if (thread) thread.answers.push(comment);
    else remarks.set(comment.id, { remark: comment, answers: [] });
  }
  return [...remarks.values()];
}

/** Those of one step; with `null` all of them. */
export const threadsAt = (threads: readonly Thread[], nodeId: string | null): Thread[] =>
  nodeId === null ? [...threads] : threads.filter(({ remark }) => remark.nodeId === nodeId);

/** How many remarks wait at each step. */
export function countByStep(threads: readonly Thread[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { remark } of threads)
    if (remark.nodeId !== null) counts.set(remark.nodeId, (counts.get(remark.nodeId) ?? 0) + 1);
  return counts;
}
