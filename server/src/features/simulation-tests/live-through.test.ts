import { sleep } from '@regimen/engine/examples/sleep.ts';
import type { Expectation } from '@regimen/engine/simulate/expectations.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { describe, expect, it } from 'vitest';
import { runSimulation } from './run-simulation.ts';
import type { Simulated } from './simulate.ts';

const program = { id: 'p', protocols: [{ protocol: sleep, onFail: 'stop' as const }] };
const behalf = { tenantId: 'here', accountId: 'one' };
const setup = { ...usualSetup(program, Date.UTC(2026, 0, 5), 'Europe/Berlin'), followers: 2_000, days: 180 };
const expectations: Expectation[] = [{ id: 'a', measure: { of: 'stuck' }, must: 'atMost', value: 1 }];

describe('a run on a thread of its own', () => {
  it('is ended when it takes too long, and the next one gets its turn', async () => {
    const simulated: Simulated = { program: JSON.stringify(program), setup, expectations };
    const small = { ...simulated, setup: { ...setup, followers: 5, days: 10 } };
    const [long, short] = await Promise.all([
      runSimulation(behalf, simulated, 1),
      runSimulation(behalf, small),
    ]);
    expect(long).toEqual({ status: 'broken', judgements: [], fault: 'too-long' });
    expect(short.status).toBe('passed');
  });

  it('that fails in the middle says so', async () => {
    const wrong = {
      ...program,
      protocols: [{ protocol: { ...sleep, nodes: null as never }, onFail: 'stop' }],
    };
    const outcome = await runSimulation(behalf, { program: JSON.stringify(wrong), setup, expectations });
    expect(outcome).toEqual({ status: 'broken', judgements: [], fault: 'cannot-run' });
  });
});
