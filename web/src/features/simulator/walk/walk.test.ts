import { DAY_MS } from '@regimen/engine/calendar.ts';
import { sleep } from '@regimen/engine/examples/sleep.ts';
import { lifeOf } from '@regimen/engine/simulate/population.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { describe, expect, it } from 'vitest';
import { act, begin, lastOf, toInstant, toNext } from './walk.ts';
import { lifeOfFollower, lifeOfWalker, usualWalker } from './walker.ts';

const program = { id: 'p', protocols: [{ protocol: sleep, onFail: 'stop' as const }] };
const start = Date.UTC(2026, 2, 2, 9);
const walker = usualWalker(program, 'Europe/Berlin', start);

describe('walking as one follower', () => {
  it('a day on lets everything of that day happen, and the clock is a day later', () => {
    const walked = lifeOfWalker(program, walker);
    const before = begin(walked);
    const { walk, isThere } = toInstant(program, walked, before, before.clock + DAY_MS);
    expect(isThere).toBe(true);
    expect(walk.clock).toBe(before.clock + DAY_MS);
    expect(walk.things.every(({ at }) => at <= walk.clock)).toBe(true);
    // The value before is untouched, so that one can go back to it.
    expect(before.things).toHaveLength(1);
  });

  it('in slices it comes to the same', () => {
    const walked = lifeOfWalker(program, { ...walker, profile: 'steady', team: 'usual' });
    const whole = toInstant(program, walked, begin(walked), begin(walked).clock + 30 * DAY_MS).walk;
    let part = toInstant(program, walked, begin(walked), begin(walked).clock + 30 * DAY_MS, () => false);
    while (!part.isThere)
      part = toInstant(program, walked, part.walk, begin(walked).clock + 30 * DAY_MS, () => false);
    expect(part.walk).toEqual(whole);
  });

  it('a life of a population is lived again thing by thing', () => {
    const setup = { ...usualSetup(program, start, 'Europe/Berlin'), followers: 10, days: 40 };
    const counted = [...lifeOf(program, setup, 7)];
    const walked = lifeOfFollower(program, setup, 7);
    let walk = begin(walked);
    for (let next = toNext(program, walked, walk); next !== walk; next = toNext(program, walked, walk))
      walk = next;
    expect(walk.things).toEqual(counted);
  });

  it('what the engine does not take has not happened, and says why', () => {
    const walked = lifeOfWalker(program, walker);
    const walk = begin(walked);
    const refused = act(program, walked, walk, { id: 'x', type: 'taskDone', task: 'none' });
    expect(refused).toMatchObject({ refused: { why: 'task-not-open' } });
    const paused = act(program, walked, walk, { id: 'y', type: 'pause' });
    if ('refused' in paused) throw new Error('A pause is always possible.');
    expect(lastOf(paused).life.run.run.status).toBe('paused');
  });
});
