import { expect, it } from 'vitest';
import { requestEnded, requestStarted, requests } from './requests.ts';

it('counts requests and never falls below 0', () => {
  requestStarted();
  requestStarted();
  expect(requests.get()).toBe(2);
  for (let i = 0; i < 5; i += 1) requestEnded();
  expect(requests.get()).toBe(0);
  requestStarted();
  expect(requests.get()).toBe(1);
});
