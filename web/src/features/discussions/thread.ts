import type { Answer, OpenDiscussion } from '@regimen/contract/discussions.ts';

/** A discussion and the answers that are on the page so far; every change gives a new one. */
export interface Thread {
  discussion: OpenDiscussion;
  /** In the order in which they came to the page, the accepted one among them. */
  answers: readonly Answer[];
  /** Where the next answers begin; `null` when all are here. */
  next: string | null;
}

/** Oldest first; the accepted one stands above and is not repeated. */
export const otherAnswers = ({ discussion, answers }: Thread): Answer[] =>
  answers
    .filter(({ id }) => id !== discussion.acceptedAnswerId)
    .sort((a, b) => order(a).localeCompare(order(b), 'en'));
const order = ({ createdAt, id }: Answer): string => `${createdAt} ${id}`;

/** One's own new answer may come once more, with the page that it belongs to. */
export function eachOnce(answers: readonly Answer[]): Answer[] {
  const first = new Map<string, Answer>();
  for (const answer of answers) if (!first.has(answer.id)) first.set(answer.id, answer);
  return [...first.values()];
}

/** One's own new answer shows at once, even if older ones are not loaded yet. */
export const withAnswer = (thread: Thread, answer: Answer): Thread => ({
  ...thread,
  discussion: counted(thread.discussion, 1),
  answers: [...thread.answers, answer],
});

export const withChangedAnswer = (thread: Thread, answer: Answer): Thread => ({
  ...thread,
  discussion:
    thread.discussion.acceptedAnswerId === answer.id
      ? { ...thread.discussion, acceptedAnswer: answer }
      : thread.discussion,
  answers: thread.answers.map((each) => (each.id === answer.id ? answer : each)),
});

export function withoutAnswer(thread: Thread, id: string): Thread {
  const discussion = counted(thread.discussion, -1);
  const wasAccepted = discussion.acceptedAnswerId === id;
  return {
    ...thread,
    discussion: wasAccepted ? { ...discussion, acceptedAnswerId: null, acceptedAnswer: null } : discussion,
    answers: thread.answers.filter((each) => each.id !== id),
  };
}

/** Edited, or an answer accepted or no longer accepted: the reply says how the question stands now. */
export const withDiscussion = (thread: Thread, discussion: OpenDiscussion): Thread => ({
  ...thread,
  discussion,
  answers: thread.answers.map((each) => {
    const accepted = each.id === discussion.acceptedAnswerId;
    return each.accepted === accepted ? each : { ...each, accepted };
  }),
});

const counted = (discussion: OpenDiscussion, change: 1 | -1): OpenDiscussion => ({
  ...discussion,
  answersCount: Math.max(0, discussion.answersCount + change),
});
