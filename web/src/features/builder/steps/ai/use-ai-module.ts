import type { AiBranch, AiSettings, NodeOf } from '@regimen/engine/protocol.ts';
import { everyBranch } from '@regimen/engine/steps/ai/branch-path.ts';
import { useFlow } from '../../flow/flow-context.ts';
import { type BranchPlace, newBranch, withBranch } from './change-branches.ts';
import type { PutSettings } from './who-decides.tsx';

export type AiModule = ReturnType<typeof useAiModule>;

/** An AI module of the draft and what can be changed about it. */
export function useAiModule({ id, data: { settings } }: NodeOf<'ai'>) {
  const flow = useFlow();
  const { branches, fallback } = settings;
  const put: PutSettings = (changed, key) => {
    const all = Object.entries({ ...settings, ...changed });
    const said = all.filter(([name, value]) => value !== undefined && !(name === 'facts' && isEmpty(value)));
    flow.change(id, { settings: Object.fromEntries(said) as AiSettings }, key);
  };
  /** The fallback is always a branch that is there. */
  const putBranches = (next: AiBranch[], key?: string) => {
    const all = everyBranch(next);
    const isThere = all.some((branch) => branch.id === fallback);
    put({ branches: next, ...(!isThere && all[0] && { fallback: all[0].id }) }, key);
  };
  const change = (place: BranchPlace, to: (branch: AiBranch) => AiBranch | null, key?: string) =>
    putBranches(withBranch(branches, place, to), key);
  const addInside = (place: BranchPlace) => {
    const branch = newBranch(branches);
    change(place, (outer) => ({ ...outer, branches: [...(outer.branches ?? []), branch] }));
  };
  return { id, settings, branches, put, putBranches, change, addInside };
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
