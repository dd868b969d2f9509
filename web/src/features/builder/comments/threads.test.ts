import type { Comment } from '@regimen/contract/comments.ts';
import { expect, it } from 'vitest';
import { countByStep, threadsAt, threadsOf } from './threads.ts';

const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  nodeId: 'walk',
  replyTo: null,
  author: { id: 'p', full_name: 'Nora Field' },
  body: id,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  resolvedAt: null,
  can: { edit: false },
  ...more,
});

it('puts answers under their remark, and hides none', () => {
  const threads = threadsOf([
    comment('a'),
    comment('b', { nodeId: null }),
    comment('c', { replyTo: 'a' }),
    comment('d', { replyTo: 'gone' }),
  ]);
  expect(threads.map(({ remark, answers }) => [remark.id, ...answers.map(({ id }) => id)])).toEqual([
    ['a', 'c'],
    ['b'],
    ['d'],
  ]);
});

it('counts remarks, not answers, at their steps', () => {
  const threads = threadsOf([comment('a'), comment('b', { replyTo: 'a' }), comment('c', { nodeId: null })]);
  expect([...countByStep(threads)]).toEqual([['walk', 1]]);
  expect(threadsAt(threads, 'walk')).toHaveLength(1);
  expect(threadsAt(threads, null)).toHaveLength(2);
});
