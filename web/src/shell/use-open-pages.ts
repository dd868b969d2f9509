import { guardPage } from '@regimen/contract/guards.ts';
import { pages } from '../routes.ts';
import { stateOf } from './shell-data.ts';
import { useShell } from './use-shell.ts';

/** Tells whether a page exists and the viewer may open it: a part one may not use is not shown. */
export function useOpenPages(): (path: string) => boolean {
  const shell = useShell();
  const visitor = {
    state: stateOf(shell),
    roles: shell.viewer?.roles ?? [],
    publicPages: shell.site.data.publicPages,
  };
  return (path) => {
    const page = pages.find((candidate) => candidate.path === path);
    return page !== undefined && guardPage(page, visitor).kind === 'allow';
  };
}
