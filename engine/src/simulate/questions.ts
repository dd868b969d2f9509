/** What a model would be asked about simulated followers, one question each: the first that nobody has answered so far. [R114] */

import type { Program } from '../protocol.ts';
import { type LookedAt, lookAt } from '../steps/ai/looked-at.ts';
import { modelOf } from '../steps/traits.ts';
import { followerOf } from './follower.ts';
import type { Lived } from './life.ts';
import { lifeOf } from './population.ts';
import { type PopulationSetup, saidKey } from './setup.ts';

export type OpenQuestion = {
  /** Under which its answer stands in the setup. */
  key: string;
  protocol: string;
  node: string;
  facts: LookedAt[];
};

/** In a setup whose model really answers. Later questions of the same follower wait: they may depend on this one. */
export function openQuestions(program: Program, setup: PopulationSetup): OpenQuestion[] {
  const open: OpenQuestion[] = [];
  for (let number = 1; number <= setup.followers; number++) {
    for (const lived of lifeOf(program, setup, number)) {
      const question = questionIn(program, setup, number, lived);
      if (!question) continue;
      open.push(question);
      break;
    }
  }
  return open;
}

function questionIn(
  program: Program,
  setup: PopulationSetup,
  number: number,
  { effects, life }: Lived,
): OpenQuestion | null {
  const { said = {} } = setup;
  const { index, run } = life.run;
  const protocol = program.protocols[index]?.protocol;
  for (const effect of effects) {
    if (effect.kind !== 'askModel' || !protocol) continue;
    const key = saidKey(followerOf(setup, number), protocol, effect.task);
    const node = protocol.nodes.find(({ id }) => id === effect.node);
    const settings = node && modelOf(node);
    if (!settings || Object.hasOwn(said, key)) continue;
    const facts = lookAt(run, settings.facts ?? [], effect.at);
    return { key, protocol: protocol.id, node: effect.node, facts };
  }
  return null;
}
