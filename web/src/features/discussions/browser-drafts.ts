import { useMemo } from 'react';
import { useShell } from '../../shell/use-shell.ts';
import { createDrafts, type Drafts } from './drafts.ts';

/** Also for browsers that keep nothing: then drafts live as long as the page. */
const forgetful: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
function storage() {
  try {
    return typeof localStorage === 'undefined' ? forgetful : localStorage;
  } catch {
    return forgetful;
  }
}

export function useDrafts(): Drafts {
  const { domain } = useShell().site;
  return useMemo(() => createDrafts(storage(), domain, () => crypto.randomUUID()), [domain]);
}
