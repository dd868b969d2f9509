import type { Answer, OpenDiscussion } from '@regimen/contract/discussions.ts';
import { describe, expect, it } from 'vitest';
import { questionData } from './structured-data.ts';
import {
  eachOnce,
  otherAnswers,
  type Thread,
  withAnswer,
  withChangedAnswer,
  withDiscussion,
  withoutAnswer,
} from './thread.ts';

const author = { id: 'a', full_name: 'Somebody', role: 'user' } as const;
const answer = (id: string, change: Partial<Answer> = {}): Answer => ({
  id,
  author,
  createdAt: '2026-11-01T08:00:00Z',
  editedAt: null,
  body: `Answer ${id}`,
  html: `<p>Answer ${id}</p>`,
  accepted: false,
  can: { edit: false, delete: false },
  ...change,
});
const question: OpenDiscussion = {
  id: 'q',
  title: 'Why </script> do I wake?',
  author,
  createdAt: '2026-11-01T07:00:00Z',
  editedAt: null,
  category: 'sleep',
  answersCount: 3,
  acceptedAnswerId: null,
  body: 'Every night.',
  html: '<p>Every night.</p>',
  acceptedAnswer: null,
  can: { edit: true, delete: true, accept: true, answer: true },
};
const thread: Thread = { discussion: question, answers: [answer('1'), answer('2')], next: 'more' };
const ids = (answers: readonly Answer[]) => answers.map(({ id }) => id);
const accepting = (id: string): OpenDiscussion => ({
  ...question,
  acceptedAnswerId: id,
  acceptedAnswer: answer(id, { accepted: true }),
});

describe('a thread', () => {
  it('grows by the next answers without repeating one that is there already', () => {
    const mine = withAnswer(thread, answer('9'));
    expect(mine.discussion.answersCount).toBe(4);
    expect(ids(eachOnce([...mine.answers, answer('3'), answer('9')]))).toEqual(['1', '2', '9', '3']);
  });

  it('shows the accepted answer once, and puts it back when that is taken back', () => {
    const accepted = withDiscussion(thread, accepting('2'));
    expect(ids(otherAnswers(accepted))).toEqual(['1']);
    expect(accepted.answers[1]?.accepted).toBe(true);
    expect(accepted.answers[0]).toBe(thread.answers[0]);
    const back = withDiscussion(accepted, question);
    expect(ids(otherAnswers(back))).toEqual(['1', '2']);
    expect(back.answers[1]?.accepted).toBe(false);
  });

  it('changes an answer in both places where it stands', () => {
    const accepted = withDiscussion(thread, accepting('2'));
    const changed = withChangedAnswer(accepted, answer('2', { accepted: true, body: 'Better' }));
    expect(changed.discussion.acceptedAnswer?.body).toBe('Better');
    expect(changed.answers[1]?.body).toBe('Better');
  });

  it('loses the acceptance with the answer', () => {
    const without = withoutAnswer(withDiscussion(thread, accepting('2')), '2');
    expect(without.discussion).toMatchObject({
      answersCount: 2,
      acceptedAnswerId: null,
      acceptedAnswer: null,
    });
    expect(ids(without.answers)).toEqual(['1']);
  });
});

describe('what search engines are told of it', () => {
  it('has the accepted answer apart from the suggested ones', () => {
    const { discussion, answers } = withDiscussion(thread, accepting('2'));
    expect(questionData('https://site.test', discussion, answers)).toMatchObject({
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        url: 'https://site.test/systems/discussion/q',
        answerCount: 3,
        acceptedAnswer: { text: 'Answer 2', url: 'https://site.test/systems/discussion/q#answer-2' },
        suggestedAnswer: [{ text: 'Answer 1' }],
      },
    });
  });

  it('says nothing of answers that do not exist', () => {
    const { mainEntity } = questionData('', { ...question, answersCount: 0 }, []) as {
      mainEntity: Record<string, unknown>;
    };
    expect(mainEntity).not.toHaveProperty('acceptedAnswer');
    expect(mainEntity).not.toHaveProperty('suggestedAnswer');
  });
});
