import { ownZone } from '@regimen/contract/own-zone.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { USUAL_APPOINTMENTS } from '@regimen/engine/simulate/profile.ts';
import { type PopulationSetup, peopleFor, setupFaults, usualSetup } from '@regimen/engine/simulate/setup.ts';
import { keeper } from '../../shell/kept.ts';
import { fittingChoices } from './setup/model-choices.ts';

/** `fits`: the people are the ones whom the program's own conditions let pass, whatever it becomes. */
export interface KeptSetup {
  setup: PopulationSetup;
  fits: boolean;
}

const dayMs = 86_400_000;

/** Who is sent through: as it was left in this tab, else as is usual. In the browser only. */
export function readSetup(program: Program): KeptSetup {
  return slotOf(program).read() ?? { setup: freshSetup(program), fits: true };
}

/** The usual people, who begin this morning, here. */
export function freshSetup(program: Program): PopulationSetup {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  return usualSetup(program, today + dayMs / 3, ownZone());
}

export function keepSetup(program: Program, kept: KeptSetup): void {
  slotOf(program).write(kept);
}

const slotOf = (program: Program) =>
  keeper('simulator-setup/…').at(program.id, (value): KeptSetup | undefined => {
    const { setup: left, fits } = value as KeptSetup;
    const { choices: _before, ...rest } = left;
    const choices = fittingChoices(program, left.choices);
    const kept = {
      ...rest,
      appointments: rest.appointments ?? USUAL_APPOINTMENTS,
      ...(choices && { choices }),
    };
    const setup = fits ? { ...kept, people: peopleFor(program) } : kept;
    return setupFaults(setup).length === 0 ? { setup, fits } : undefined;
  });
