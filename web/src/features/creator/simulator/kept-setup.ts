import { ownZone } from '@regimen/contract/own-zone.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { type PopulationSetup, peopleFor, setupFaults, usualSetup } from '@regimen/engine/simulate/setup.ts';

/** `fits`: the people are the ones whom the program's own conditions let pass, whatever it becomes. */
export interface KeptSetup {
  setup: PopulationSetup;
  fits: boolean;
}

const nameOf = (programId: string) => `simulator-setup/${programId}`;
const dayMs = 86_400_000;

/** Who is sent through: as it was left in this tab, else as is usual. In the browser only. */
export function readSetup(program: Program): KeptSetup {
  return soundSetup(program) ?? { setup: freshSetup(program), fits: true };
}

/** The usual people, who begin this morning, here. */
export function freshSetup(program: Program): PopulationSetup {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  return usualSetup(program, today + dayMs / 3, ownZone());
}

export function keepSetup(programId: string, kept: KeptSetup): void {
  try {
    sessionStorage.setItem(nameOf(programId), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

function soundSetup(program: Program): KeptSetup | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(program.id)) ?? 'null') as KeptSetup | null;
    if (!kept) return null;
    const { fits } = kept;
    const setup = fits ? { ...kept.setup, people: peopleFor(program) } : kept.setup;
    return setupFaults(setup).length === 0 ? { setup, fits } : null;
  } catch {
    return null;
  }
}
