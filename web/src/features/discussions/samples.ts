import type {
  Answer,
  Discussion,
  DiscussionCategory,
  OpenDiscussion,
} from '@regimen/contract/discussions.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { sampleDiscussionTexts } from './sample-discussion-texts.ts';
import type { Thread } from './thread.ts';

/**
 * Section 7: on failure samples are used. They stand under a notice that says so (PRODUCT: nothing fake is ever
 * shown as real), nobody's name is on them, each is marked, and nothing can be done with them.
 */
const samples = ['movement', 'sleep', 'habits'] as const satisfies DiscussionCategory[];
type Sample = (typeof samples)[number];

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
// Never shown: samples have no author and no date.
const nobody = { id: idOf(0), full_name: '', role: 'user' } as const;
const createdAt = '2026-01-01T00:00:00.000Z';

const sampleOf = (category: Sample, index: number, locale: Locale): Discussion => ({
  id: idOf(index),
  title: sampleDiscussionTexts[locale][`${category}Title`],
  author: nobody,
  createdAt,
  editedAt: null,
  category,
  answersCount: 1,
  acceptedAnswerId: null,
  body: sampleDiscussionTexts[locale][`${category}Body`],
});

export const sampleDiscussions = (locale: Locale): Discussion[] =>
  samples.map((sample, index) => sampleOf(sample, index, locale));

export function sampleThread(locale: Locale): Thread {
  const [sample] = samples;
  const [body, answer] = [
    sampleDiscussionTexts[locale][`${sample}Body`],
    sampleDiscussionTexts[locale][`${sample}Answer`],
  ];
  const discussion: OpenDiscussion = {
    ...sampleOf(sample, 0, locale),
    html: `<p>${body}</p>`,
    acceptedAnswer: null,
    can: { edit: false, delete: false, accept: false, answer: false },
  };
  const only: Answer = {
    id: idOf(9),
    author: nobody,
    createdAt,
    editedAt: null,
    body: answer,
    html: `<p>${answer}</p>`,
    accepted: false,
    can: { edit: false, delete: false },
  };
  return { discussion, answers: [only], next: null };
}
