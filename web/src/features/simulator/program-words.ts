import type { RunWords } from '../../shared/runs/run-words.ts';

/** A program's own names for its ids, as the simulator says them; `protocol` is the number of one of its protocols. */
export interface ProgramWords extends RunWords {
  protocol: (protocol: number) => string;
  /** When a recurring module comes back. */
  rule: (protocol: number, module: string) => string;
  /** A step's name in the quotation marks of the language, for sentences. */
  quotedStep: (protocol: number, id: string) => string;
  /** "3 days", "90 minutes" */
  duration: (minutes: number) => string;
}
