import type { Answer, OpenDiscussion } from '@regimen/contract/discussions.ts';

/** schema.org's QAPage, for search engines. */
export function questionData(discussion: OpenDiscussion, answers: Answer[]): Record<string, unknown> {
  const person = (name: string) => ({ '@type': 'Person', name });
  const answer = ({ body, createdAt, author }: Answer) => ({
    '@type': 'Answer',
    text: body,
    dateCreated: createdAt,
    author: person(author.full_name),
  });
  const accepted = answers.find((one) => one.accepted);
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: discussion.title,
      text: discussion.body,
      answerCount: discussion.answersCount,
      dateCreated: discussion.createdAt,
      author: person(discussion.author.full_name),
      ...(accepted && { acceptedAnswer: answer(accepted) }),
      suggestedAnswer: answers.filter((one) => !one.accepted).map(answer),
    },
  };
}
