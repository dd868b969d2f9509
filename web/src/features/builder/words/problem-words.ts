import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Locale } from '../../../i18n/locale.ts';

export interface ProblemWords {
  title: string;
  explanation: string;
  /** What the one-click mend will do; `null` where there is none. */
  mend: string | null;
}

export function problemWords(problem: Problem, _protocol: Protocol, _locale: Locale): ProblemWords {
  return { title: problem.code, explanation: '', mend: null };
}
