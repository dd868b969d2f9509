import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';

export interface WorkerQuestion {
  program: Program;
  setup: PopulationSetup;
}

export type WorkerAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'result'; result: PopulationResult }
  | { kind: 'fault'; message: string };
