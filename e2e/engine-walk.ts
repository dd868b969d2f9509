import { EXAMPLES } from '@regimen/engine/examples/all.ts';
import { type Behaviour, beginSimulation, type Happening, toNextThing } from '@regimen/engine/simulate.ts';

const start = Date.UTC(2026, 2, 20, 9);
const most = 120;

/** Somebody who says yes to everything an hour later; what needs an answer of its own runs out instead. */
const willing: Behaviour = (effect) =>
  effect.kind === 'openTask'
    ? {
        at: effect.at + 3_600_000,
        event: { id: `done-${effect.task.id}`, type: 'taskDone', task: effect.task.id },
      }
    : null;

/** The first weeks of each example, across a change of the clocks, as text: the same wherever it runs. */
export function walk(): string {
  return JSON.stringify(
    EXAMPLES.map((protocol) => {
      const person = { age: 52, sex: 'female', roles: ['patient'], signs: [] };
      let step: Happening | null = beginSimulation(
        protocol,
        { runId: 'walk', zone: 'Europe/Berlin', person },
        start,
        willing,
      );
      const effects: unknown[] = [];
      let run: unknown;
      for (let i = 0; i < most && step; i++) {
        effects.push(...step.effects);
        run = step.simulated.run;
        step = toNextThing(protocol, step.simulated, willing);
      }
      return { effects, run };
    }),
  );
}
