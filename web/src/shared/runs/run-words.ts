import type { LineWords } from '@regimen/contract/protocol-words/trace-words.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Trace } from '@regimen/engine/trace.ts';

/** How a version's own names stand for its ids. `protocol` is the number of one of its protocols. */
export interface RunWords {
  reason: (line: Trace, protocol: number) => LineWords;
  whyNot: (run: ProgramRun, id: string) => string;
  step: (protocol: number, id: string) => string;
  module: (protocol: number, id: string) => string;
  item: (protocol: number, id: string) => string;
  unit: (protocol: number, id: string) => string;
  /** What can be asked about: steps, then modules. */
  steps: (protocol: number) => { id: string; name: string }[];
  modules: (protocol: number) => { id: string; name: string }[];
}
