import { beginPopulation } from '@regimen/engine/simulate/population.ts';
import { openQuestions } from '@regimen/engine/simulate/questions.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

// Lives a population beside the page. Cancelling ends the worker itself, so it need not listen in between.

const sayEveryMs = 80;
/** So few that one slice is short even for a year of a busy program. */
const livesASlice = 5;

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<WorkerQuestion>) => void) | null;
  postMessage(answer: WorkerAnswer): void;
};

scope.onmessage = ({ data: { program, setup, asks } }) => {
  try {
    if (asks) return scope.postMessage({ kind: 'questions', open: openQuestions(program, setup) });
    const population = beginPopulation(program, setup);
    let saidAt = performance.now();
    for (let done = 0; done < setup.followers; ) {
      done = population.step(livesASlice).done;
      if (performance.now() - saidAt < sayEveryMs) continue;
      saidAt = performance.now();
      scope.postMessage({ kind: 'progress', done });
    }
    scope.postMessage({ kind: 'result', result: population.result() });
  } catch (error) {
    scope.postMessage({ kind: 'fault', message: error instanceof Error ? error.message : String(error) });
  }
};
