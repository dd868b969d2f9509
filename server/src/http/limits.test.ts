import { limits } from '@regimen/contract/limits.ts';
import { expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { openWorld } from '../test-world.ts';
import { createLimiter } from './limits.ts';

const refusal = (attempt: () => unknown): AppError | undefined => {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error as AppError;
  }
};

it('lets a minute’s worth through, then says when to come back', () => {
  let at = 1_000_000;
  const limiter = createLimiter(() => at, 1, undefined);
  for (let i = 0; i < limits.contact; i++)
    expect(refusal(() => limiter('contact', '192.0.2.1'))).toBeUndefined();
  at += 20_000;
  expect(refusal(() => limiter('contact', '192.0.2.1'))).toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 40,
  });
  at += 40_000;
  expect(refusal(() => limiter('contact', '192.0.2.1'))).toBeUndefined();
});

it('forgets who came first when there are too many, not everybody', () => {
  const limiter = createLimiter(() => 0, 1, undefined);
  for (let i = 0; i < limits.contact; i++) limiter('contact', '192.0.2.1');
  for (let i = 0; i < 99_999; i++) limiter('contact', `n${i}`);
  expect(refusal(() => limiter('contact', '192.0.2.1'))).toBeInstanceOf(AppError);
  limiter('contact', 'one more');
  expect(refusal(() => limiter('contact', '192.0.2.1'))).toBeUndefined();
  for (let i = 1; i < limits.contact; i++) limiter('contact', 'n9000');
  expect(refusal(() => limiter('contact', 'n9000'))).toBeInstanceOf(AppError);
});

it('counts each address and each limit for itself', () => {
  const limiter = createLimiter(() => 0, 1, undefined);
  for (let i = 0; i < limits.contact; i++) limiter('contact', '192.0.2.1');
  expect(refusal(() => limiter('contact', '192.0.2.1'))).toBeInstanceOf(AppError);
  expect(refusal(() => limiter('contact', '192.0.2.2'))).toBeUndefined();
  expect(refusal(() => limiter('signIn', '192.0.2.1'))).toBeUndefined();
});

it('takes all of a network for one, through the whole product', async () => {
  const world = await openWorld({ limitFactor: 1 });
  const from = async (remoteAddress: string) =>
    (
      await world.app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { host: world.here.host, 'x-domain': world.here.host },
        remoteAddress,
        payload: {},
      })
    ).statusCode;
  const seen: number[] = [];
  for (let at = 1; at <= limits.contact + 1; at++) seen.push(await from(`2001:db8:1:2::${at}`));
  expect(seen.slice(0, -1)).not.toContain(429);
  expect(seen.at(-1)).toBe(429);
  expect(await from('2001:db8:1:3::1')).not.toBe(429);
  await world.close();
});
