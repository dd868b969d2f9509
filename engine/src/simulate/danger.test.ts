import { describe, expect, it } from 'vitest';
import { sleep } from '../examples/sleep.ts';
import type { Program, Protocol } from '../protocol.ts';
import { simulatePopulation } from './population.ts';
import type { Team } from './profile.ts';
import { usualSetup } from './setup.ts';

/** The same program; `without` leaves the deadline of the call out. */
const programOf = (deadline: 'with' | 'without'): Program => {
  const nodes = sleep.nodes.map((node) => {
    const { window, ...data } = node.data;
    return node.id === 'safety-call' && deadline === 'without' ? { ...node, data } : node;
  });
  return { id: 'one', protocols: [{ protocol: { ...sleep, nodes } as Protocol, onFail: 'stop' }] };
};

/** A call that has a day to be made is missed on a free weekend, or by those who take longer. */
const AT_ONCE: Pick<Team, 'atWork' | 'delay'> = {
  atWork: { from: '00:00', to: '23:59', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
  delay: { half: 5, most: 30 },
};

function lived(adherence: number, deadline: 'with' | 'without' = 'with') {
  const program = programOf(deadline);
  const setup = { ...usualSetup(program, Date.UTC(2026, 2, 2), 'Europe/Berlin'), followers: 200 };
  const team = { ...setup.team, adherence, declines: 0, ...(adherence === 1 && AT_ONCE) };
  const { steps } = simulatePopulation(program, { ...setup, team });
  const call = steps.find(({ node }) => node === 'safety-call');
  const missed = steps.reduce((sum, { dangersMissed }) => sum + dangersMissed, 0);
  return { call, missed };
}

describe('a danger', { timeout: 60_000 }, () => {
  it('[R103] is missed where nobody does what an expert was asked for', () => {
    const { call, missed } = lived(0);
    expect(call?.visits).toBeGreaterThan(0);
    expect(call?.dangersMissed).toBe(call?.reasons.expired);
    expect(missed).toBe(call?.dangersMissed);
  });

  it('[R103] is missed by those who wait for ever, too', () => {
    const { call } = lived(0, 'without');
    expect(call?.stuck).toBeGreaterThan(0);
    expect(call?.dangersMissed).toBe(call?.stuck);
  });

  it('[R103] is not missed where somebody answers', () => {
    expect(lived(1).missed).toBe(0);
  });
});
