import type { AiBranch } from '../../protocol.ts';
import type { Renaming, Traits } from '../step.ts';

export const ai: Traits<'ai'> = {
  does: 'asksModel',
  item: 'agent',
  worksWithoutItem: true,
  doneBy: 'decision',
  model: (settings) => settings,
  renamed: (settings, renaming) => ({ ...settings, branches: settings.branches.map(inBranch(renaming)) }),
};

const inBranch =
  (renaming: Renaming) =>
  (branch: AiBranch): AiBranch => ({
    ...branch,
    ...(branch.when && { when: renaming.condition(branch.when) }),
    ...(branch.branches && { branches: branch.branches.map(inBranch(renaming)) }),
  });
