import type { Answer, Author, Discussion, OpenDiscussion } from '@regimen/contract/discussions.ts';
import { paths } from '../../paths.ts';

// What search engines are told, in the words of schema.org. Real discussions only, never samples.

type Thing = Record<string, unknown>;
const context = 'https://schema.org';
/** Search engines show a few lines of it; the whole stands in the page already. */
const longest = 1_000;
const person = ({ full_name }: Author): Thing => ({ '@type': 'Person', name: full_name });

export function listData(origin: string, name: string, discussions: readonly Discussion[]): Thing {
  return {
    '@context': context,
    '@type': 'ItemList',
    name,
    itemListElement: discussions.map((discussion, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'DiscussionForumPosting',
        headline: discussion.title,
        text: discussion.body,
        url: origin + paths.discussion(discussion.id),
        datePublished: discussion.createdAt,
        author: person(discussion.author),
        commentCount: discussion.answersCount,
      },
    })),
  };
}

export function questionData(origin: string, discussion: OpenDiscussion, answers: readonly Answer[]): Thing {
  const url = origin + paths.discussion(discussion.id);
  const answerOf = ({ id, body, createdAt, author }: Answer): Thing => ({
    '@type': 'Answer',
    text: openingOf(body, longest),
    datePublished: createdAt,
    url: `${url}#answer-${id}`,
    author: person(author),
  });
  const others = answers.filter(({ id }) => id !== discussion.acceptedAnswerId);
  return {
    '@context': context,
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: discussion.title,
      text: openingOf(discussion.body, longest),
      url,
      datePublished: discussion.createdAt,
      ...(discussion.editedAt && { dateModified: discussion.editedAt }),
      author: person(discussion.author),
      answerCount: discussion.answersCount,
      ...(discussion.acceptedAnswer && { acceptedAnswer: answerOf(discussion.acceptedAnswer) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(answerOf) }),
    },
  };
}

/** What a search engine shows below the title: one line, without the marks of markdown, cut at a word. */
export function openingOf(body: string, most = 160): string {
  const plain = body
    // Only as much is looked at as may be shown.
    .slice(0, most * 2)
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/[*_`#>~]+|^[ \t]*[-+]\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= most && body.length <= most * 2) return plain;
  const cut = plain.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 40)).toWellFormed()}…`;
}
