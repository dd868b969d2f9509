import type { Notification } from '@regimen/contract/notifications.ts';
import { expect, it } from 'vitest';
import { bySubject } from './by-subject.ts';

const one = (id: string, program?: string, kind: Notification['kind'] = 'task'): Notification => ({
  id,
  kind,
  data: program === undefined ? {} : { program },
  link: '/',
  createdAt: '2026-11-18T08:00:00Z',
  readAt: null,
});
const idsOf = (all: Notification[]) =>
  bySubject(all).map(({ notifications }) => notifications.map(({ id }) => id).join('+'));

it('folds three about one program into the place of the newest, and leaves two alone', () => {
  expect(
    idsOf([one('a', 'Sleep'), one('b', 'Walk'), one('c', 'Sleep'), one('d', 'Sleep'), one('e', 'Walk')]),
  ).toEqual(['a+c+d', 'b', 'e']);
});

it('folds nothing that is urgent, or about no program', () => {
  const urgent = ['a', 'b', 'c'].map((id) => one(id, 'Sleep', 'urgent'));
  expect(idsOf([...urgent, one('d'), one('e'), one('f')])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
