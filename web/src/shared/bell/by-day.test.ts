import type { Notification } from '@regimen/contract/notifications.ts';
import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';

const at = (createdAt: string): Notification => ({
  id: createdAt,
  kind: 'task',
  data: {},
  link: '/my-tasks',
  createdAt,
  readAt: null,
});

it('puts what was told on one local day under one heading, in the order it comes', () => {
  const told = [at('2026-11-15T00:30:00Z'), at('2026-11-14T23:30:00Z'), at('2026-11-14T08:00:00Z')];
  expect(byDay(told, 'UTC').map(({ notifications }) => notifications.length)).toEqual([1, 2]);
  expect(byDay(told, 'Europe/Berlin').map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-14']);
  expect(byDay(told, 'Europe/Berlin').map(({ notifications }) => notifications.length)).toEqual([2, 1]);
});
