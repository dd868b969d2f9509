import { check, type Problem, type SafetyRule } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

export interface CheckQuestion {
  number: number;
  document: Protocol;
  rules: readonly SafetyRule[];
}
export interface CheckAnswer {
  number: number;
  problems: Problem[];
}

/** Where there is no worker, or it does not start, the page looks itself. */
export interface CheckClient {
  /** `found` is told of the newest question only. */
  ask(document: Protocol, rules: readonly SafetyRule[], found: (problems: Problem[]) => void): void;
  /** Whether the answer is there as soon as it is asked for. */
  readonly isDirect: boolean;
}

let shared: Worker | null | undefined;
let asked = 0;
const waiting = new Map<number, CheckQuestion & { found: (problems: Problem[]) => void }>();

function worker(): Worker | null {
  if (shared !== undefined) return shared;
  if (typeof Worker === 'undefined') return null;
  shared = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  shared.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
    waiting.get(data.number)?.found(data.problems);
    waiting.delete(data.number);
  };
  shared.onerror = (event) => {
    event.preventDefault();
    shared?.terminate();
    shared = null;
    for (const { document, rules, found } of waiting.values()) found(check(document, { rules }));
    waiting.clear();
  };
  return shared;
}

export function createCheckClient(): CheckClient {
  let newest = 0;
  return {
    isDirect: typeof Worker === 'undefined',
    ask(document, rules, found) {
      const helper = worker();
      if (!helper) return found(check(document, { rules }));
      // What nobody waits for any more is not told.
      waiting.delete(newest);
      newest = ++asked;
      const question: CheckQuestion = { number: newest, document, rules };
      waiting.set(newest, { ...question, found });
      helper.postMessage(question);
    },
  };
}
