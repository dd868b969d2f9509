import type { Program } from '@regimen/engine/protocol.ts';
import { type Expectation, type Judgement, runSaved } from '@regimen/engine/simulate/expectations.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';

export interface Simulated {
  /** As JSON. */
  program: string;
  setup: PopulationSetup;
  expectations: readonly Expectation[];
}

/** Lives a saved run, and says of each thing that was expected whether it came. Pure. */
export function simulate({ program, setup, expectations }: Simulated): Judgement[] {
  const saved = { id: '', name: '', setup, expectations };
  return runSaved(JSON.parse(program) as Program, saved).judgements;
}
