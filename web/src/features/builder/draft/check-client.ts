import { check, type Problem, type SafetyRule, type Services } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

export interface CheckQuestion {
  number: number;
  document: Protocol;
  rules: readonly SafetyRule[];
  services: Services | undefined;
}
export interface CheckAnswer {
  number: number;
  problems: Problem[];
}

export type Asked = Pick<CheckQuestion, 'document' | 'rules' | 'services'>;
type Found = (problems: Problem[]) => void;

export interface CheckClient {
  /** `found` is told of the newest question only. */
  ask(asked: Asked, found: Found): void;
  /** Whether the answer is there as soon as it is asked for. */
  readonly isDirect: boolean;
}

/** Only where a page is rendered: in a browser the checker, half of the builder's code, is the worker's. */
const checkHere = import.meta.env.SSR ? check : null;

let shared: Worker | undefined;
let counted = 0;
const waiting = new Map<number, CheckQuestion & { found: Found }>();
const againMs = 5_000;

function worker(): Worker {
  if (shared) return shared;
  shared = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  shared.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
    waiting.get(data.number)?.found(data.problems);
    waiting.delete(data.number);
  };
  // Its script did not come: whoever waits goes on waiting.
  shared.onerror = (event) => {
    event.preventDefault();
    shared?.terminate();
    shared = undefined;
    setTimeout(() => waiting.forEach(send), againMs);
  };
  return shared;
}

const send = ({ number, document, rules, services }: CheckQuestion): void =>
  worker().postMessage({ number, document, rules, services } satisfies CheckQuestion);

export function createCheckClient(): CheckClient {
  let newest = 0;
  return {
    isDirect: checkHere !== null,
    ask(asked, found) {
      if (checkHere) return found(checkHere(asked.document, asked));
      // What nobody waits for any more is not told.
      waiting.delete(newest);
      newest = ++counted;
      const question = { ...asked, number: newest, found };
      waiting.set(newest, question);
      send(question);
    },
  };
}

/** The findings of exactly this document, whatever else is asked. */
export const findingsOf = (asked: Asked): Promise<Problem[]> =>
  new Promise((found) => createCheckClient().ask(asked, found));
