import type { PopulationSetup, SetupFault } from '@regimen/engine/simulate/setup.ts';
import { createContext, useContext } from 'react';

/** The setup that is being written, with what is wrong in it. */
export interface SetupForm {
  setup: PopulationSetup;
  faults: ReadonlyMap<string, SetupFault['fault']>;
  change: (path: string, value: unknown) => void;
}

const SetupContext = createContext<SetupForm | null>(null);
export const SetupProvider = SetupContext.Provider;

export function useSetup(): SetupForm {
  const form = useContext(SetupContext);
  if (!form) throw new Error('There is no setup here.');
  return form;
}
