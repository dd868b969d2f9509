import type { Program } from '@regimen/engine/protocol.ts';
import type { OpenQuestion } from '@regimen/engine/simulate/questions.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';

export interface WorkerQuestion {
  program: Program;
  setup: PopulationSetup;
  /** Not to live them: what a model would be asked about them next. */
  asks?: true;
}

export type WorkerAnswer =
  | { kind: 'progress'; done: number }
  | { kind: 'result'; result: PopulationResult }
  | { kind: 'questions'; open: OpenQuestion[] }
  | { kind: 'fault'; message: string };
