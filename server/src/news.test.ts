import { notificationKinds } from '@regimen/contract/notifications.ts';
import { expect, it } from 'vitest';
import { features } from './features/all.ts';

it('every kind of news is declared by one feature', () => {
  const declared = features.flatMap(({ news = [] }) => news);
  expect(declared.toSorted()).toEqual([...notificationKinds].sort());
});
