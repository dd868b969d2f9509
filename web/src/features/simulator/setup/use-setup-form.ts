import type { Program } from '@regimen/engine/protocol.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { type PopulationSetup, peopleFor, setupFaults } from '@regimen/engine/simulate/setup.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { freshSetup, keepSetup, readSetup } from '../kept-setup.ts';
import type { SetupForm } from './setup-context.ts';
import { writeAt } from './setup-path.ts';

/** The people being described, and those who were sent through last. `null` until the page is alive. */
export function useSetupForm(program: Program) {
  const [applied, setApplied] = useState<PopulationSetup | null>(null);
  const [edited, setEdited] = useState<PopulationSetup | null>(null);
  useEffect(() => {
    const { setup } = readSetup(program);
    setApplied(setup);
    setEdited(setup);
  }, [program]);

  const change = useCallback((path: string, value: unknown) => {
    setEdited((before) => before && writeAt(before, path, value));
  }, []);
  const faults = useMemo(
    () => new Map(edited ? setupFaults(edited).map(({ path, fault }) => [path, fault]) : []),
    [edited],
  );
  const form: SetupForm | null = useMemo(
    () => edited && { setup: edited, faults, change },
    [edited, faults, change],
  );
  /** `false`: something in it cannot be lived. */
  const apply = (): boolean => {
    if (!edited || faults.size > 0) return false;
    keepSetup(program, { setup: edited, fits: sameJson(edited.people, peopleFor(program)) });
    setApplied(edited);
    return true;
  };
  const reset = () => setEdited(freshSetup(program));
  return { form, applied, apply, reset, isDirty: edited !== null && edited !== applied };
}
