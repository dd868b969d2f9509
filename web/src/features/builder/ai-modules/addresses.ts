/**
 * Where AI modules and their branches are. A branch is named by the numbers from its module down (`0.2`), the module
 * itself by `main`; whose branch it is, where a protocol has several modules, stands behind: `?step=`.
 */
import { paths } from '../../../paths.ts';
import type { BranchPlace } from '../steps/ai/change-branches.ts';

const none = 'main';

export const wordOf = (place: BranchPlace): string => (place.length === 0 ? none : place.join('.'));

/** `null` where it names no place. */
export function placeOf(word: string): BranchPlace | null {
  if (word === none) return [];
  return /^\d{1,2}(\.\d{1,2}){0,5}$/.test(word) ? word.split('.').map(Number) : null;
}

const of = (step: string) => `?${new URLSearchParams({ step })}`;

export const addAiModulePath = (protocol: string, after?: string): string =>
  `${paths.builder(protocol, 'ai-module', 'add')}${after === undefined ? '' : `?${new URLSearchParams({ after })}`}`;

export const aiModulePath = (protocol: string, step: string): string =>
  paths.builder(protocol, 'ai-module', 'main', step);

/** The module's own page for the place of the module itself. */
export const branchPath = (protocol: string, step: string, place: BranchPlace): string =>
  place.length === 0
    ? aiModulePath(protocol, step)
    : `${paths.builder(protocol, 'ai-module', 'branch', wordOf(place))}${of(step)}`;

/** Another AI module, as one that comes in this branch. */
export const moduleInBranchPath = (
  protocol: string,
  step: string,
  place: BranchPlace,
  module: string,
): string => `${paths.builder(protocol, 'ai-module', 'branch', wordOf(place), module)}${of(step)}`;

export const addBranchPath = (protocol: string, step: string, place: BranchPlace, index: number): string =>
  `${paths.builder(protocol, 'ai-module', 'branch', wordOf(place), 'add', String(index))}${of(step)}`;
