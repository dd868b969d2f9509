/** How a simulated model chooses at each AI step of a program, as the setup says it. */
import type { AiBranch, Program } from '@regimen/engine/protocol.ts';
import type { Choices, PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { leavesOfBranches } from '@regimen/engine/steps/ai/branch-path.ts';
import { modelOf } from '@regimen/engine/steps/traits.ts';

type AllChoices = PopulationSetup['choices'];

export interface ChoosingStep {
  step: string;
  /** Number of its protocol in the program. */
  protocol: number;
  /** Those that a model may choose. */
  branches: readonly AiBranch[];
  /** It asks an expert below some confidence. */
  minds: boolean;
  /** Percent; 0 where it asks none. */
  sureFrom: number;
}

/** Each step once, also where the program has its protocol twice. */
export function choosingSteps(program: Program): ChoosingStep[] {
  const all = program.protocols.flatMap(({ protocol }, index) =>
    protocol.nodes.flatMap((node): ChoosingStep[] => {
      const model = modelOf(node);
      if (!model) return [];
      const branches = leavesOfBranches(model.branches);
      const { sureFrom } = model;
      const minds = sureFrom !== undefined;
      return [{ step: node.id, protocol: index, branches, minds, sureFrom: sureFrom ?? 0 }];
    }),
  );
  return all.filter(({ step }, index) => all.findIndex((one) => one.step === step) === index);
}

/** As often each, in whole hundredths: what is left over goes to the first. */
function evenly(branches: readonly AiBranch[]): Record<string, number> {
  const each = Math.floor(100 / branches.length);
  const over = 100 - each * branches.length;
  return Object.fromEntries(branches.map(({ id }, index) => [id, (each + (index < over ? 1 : 0)) / 100]));
}

/** What is said of a step, else the usual. A branch that was added since is never chosen. */
export function choicesAt(all: AllChoices, { step, branches }: ChoosingStep): Choices {
  const said = all && Object.hasOwn(all, step) ? all[step] : undefined;
  if (!said) return { rates: evenly(branches), unsure: 0 };
  const rateOf = (id: string) => (Object.hasOwn(said.rates, id) ? said.rates[id] : undefined) ?? 0;
  return { ...said, rates: Object.fromEntries(branches.map(({ id }) => [id, rateOf(id)])) };
}

/** Without what is said of steps and branches that the program no longer has. */
export function fittingChoices(program: Program, all: AllChoices): AllChoices {
  if (!all) return undefined;
  const kept = choosingSteps(program).flatMap((step): [string, Choices][] => {
    if (!Object.hasOwn(all, step.step)) return [];
    const choices = choicesAt(all, step);
    return Object.values(choices.rates).some((rate) => rate > 0) ? [[step.step, choices]] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
