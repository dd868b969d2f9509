import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { simulatePopulation } from '../simulate/population.ts';
import { node, protocol } from '../testing/build.ts';
import { ITEMS } from '../testing/items.ts';
import { only, setupFor } from '../testing/populations.ts';
import { randomFrom } from '../testing/random.ts';
import { randomProgram } from '../testing/random-change.ts';

const within = { window: { expireAfterMinutes: 60 } };
const deadlines = (one: Parameters<typeof check>[0]) =>
  check(one).filter(({ code }) => code === 'no-deadline');

describe('a step without a deadline', () => {
  it('[C47] is a warning, named once for each that people wait for', () => {
    const found = deadlines(
      protocol(
        [
          node('assessment', 'mood', null, { selectedItem: 'mood' }),
          node('kpi', 'pulse', 'mood', { selectedItem: 'pulse' }),
          node('followup', 'call', 'pulse', { selectedItem: 'act', target: 'system' }),
          node('wait', 'later', 'call', { settings: { kind: 'event', on: 'reading', item: 'pulse' } }),
          node('finish', 'end', 'later'),
        ],
        ITEMS,
      ),
    );
    expect(found).toMatchObject([
      {
        severity: 'warning',
        node: 'mood',
        data: { reason: 'waits-for-follower', steps: ['mood', 'pulse'] },
      },
      { node: 'call', data: { reason: 'waits-for-expert', steps: ['call'] } },
      { node: 'later', data: { reason: 'waits-for-event', steps: ['later'] } },
    ]);
  });

  it('[C47] is none where it runs out, takes no time, or is never reached', () => {
    const bounded = protocol(
      [
        node('assessment', 'mood', null, { selectedItem: 'mood', ...within }),
        node('nudge', 'hello', 'mood', { selectedItem: 'hello' }),
        node('wait', 'week', 'hello', { settings: { kind: 'for', days: 7 } }),
        node('finish', 'end', 'week'),
        node('kpi', 'never', 'week', { selectedItem: 'pulse' }),
        node('finish', 'other', 'never'),
      ],
      ITEMS,
    );
    expect(deadlines(bounded)).toEqual([]);
  });
});

describe('checker and simulator', { timeout: 60_000 }, () => {
  it('[C47] [R49] say the same of who waits without a deadline', () => {
    const waits = ['waits-for-follower', 'waits-for-expert', 'waits-for-event'];
    let compared = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const program = randomProgram(randomFrom(seed));
      const named = new Set(
        program.protocols.flatMap(({ protocol: one }, index) =>
          deadlines(one).flatMap(({ data }) =>
            (data.steps as string[]).map((step) => `${index} ${step} ${data.reason}`),
          ),
        ),
      );
      const setup = setupFor(program, { profiles: only('silent'), followers: 12, days: 60 });
      for (const place of simulatePopulation(program, setup).stuck)
        if (waits.includes(place.reason)) {
          compared++;
          expect([...named]).toContain(`${place.protocol} ${place.node} ${place.reason}`);
        }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

describe('a step that is late only when its time is over', () => {
  const late = (lateAfterMinutes: number) =>
    check(
      protocol(
        [
          node('assessment', 'mood', null, {
            selectedItem: 'mood',
            window: { lateAfterMinutes, expireAfterMinutes: 60 },
          }),
          node('finish', 'end', 'mood'),
        ],
        ITEMS,
      ),
    ).filter(({ code }) => code === 'late-after-expiry');

  it('[C48] is a warning, also where both come at once', () => {
    expect(late(120)).toMatchObject([{ severity: 'warning', node: 'mood' }]);
    expect(late(60)).toHaveLength(1);
    expect(late(59)).toEqual([]);
  });
});
