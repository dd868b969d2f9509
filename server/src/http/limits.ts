import type { LimitName } from '@regimen/contract/limits.ts';
import { limits } from '@regimen/contract/limits.ts';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { Redis } from 'ioredis';
import { tooMany } from '../errors.ts';

const windowMs = 60_000;
const mostAddresses = 100_000;

/** Throws once an address has used up its minute. `undefined` when it was settled at once, without waiting. */
export type Limiter = (name: LimitName, address: string) => undefined | Promise<void>;

/** In this process; across processes in Redis, where one is set. A minute is counted from the first request in it. */
export function createLimiter(now: () => number, factor: number, redis: Redis | undefined): Limiter {
  return redis ? inRedis(redis, factor) : inProcess(now, factor);
}

function inProcess(now: () => number, factor: number): Limiter {
  const byName = new Map<LimitName, Map<string, { used: number; until: number }>>();
  for (const name of Object.keys(limits) as LimitName[]) byName.set(name, new BoundedMap(mostAddresses));
  return (name, address) => {
    const counts = byName.get(name) as Map<string, { used: number; until: number }>;
    const at = now();
    const count = counts.get(address);
    if (!count || count.until <= at) {
      counts.set(address, { used: 1, until: at + windowMs });
    } else if (++count.used > limits[name] * factor) throw tooMany(Math.ceil((count.until - at) / 1000));
  };
}

function inRedis(redis: Redis, factor: number): Limiter {
  return async (name, address) => {
    const key = `regimen:limit:${name}:${address}`;
    // A limiter that is down must not stop everybody: without an answer the request goes on.
    const answers = await redis
      .multi()
      .incr(key)
      .pexpire(key, windowMs, 'NX')
      .pttl(key)
      .exec()
      .catch(() => null);
    const [used, , left] = answers?.map(([, value]) => Number(value)) ?? [];
    if (used !== undefined && used > limits[name] * factor)
      throw tooMany(Math.ceil((left ?? windowMs) / 1000));
  };
}
