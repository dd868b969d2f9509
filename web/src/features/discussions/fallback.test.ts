import { ApiError } from '@regimen/contract/client.ts';
import { describe, expect, it } from 'vitest';
import { isApiFailure, orNothing } from './fallback.ts';

const refused = (status: number) => new ApiError(status, {});

describe('samples', () => {
  it.each([0, 500, 502, 503, 504])('stand in when the service fails (%i)', async (status) => {
    expect(isApiFailure(refused(status))).toBe(true);
    expect(await orNothing(Promise.reject(refused(status)))).toMatchObject({
      data: null,
      init: { status: 503 },
    });
  });

  it.each([401, 403, 404, 422, 429])('do not hide what was refused for a reason (%i)', async (status) => {
    await expect(orNothing(Promise.reject(refused(status)))).rejects.toMatchObject({ status });
  });

  it('do not hide our own mistakes', async () => {
    await expect(orNothing(Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  });

  it('stay away when there is something real', async () => {
    expect(await orNothing(Promise.resolve('real'))).toBe('real');
  });
});
