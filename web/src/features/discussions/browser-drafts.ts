import { useMemo } from 'react';
import { keeper } from '../../shell/kept.ts';
import { useShell } from '../../shell/use-shell.ts';
import { createDrafts, type Drafts } from './drafts.ts';

export function useDrafts(): Drafts {
  const { domain } = useShell().site;
  return useMemo(() => createDrafts(keeper('draft:…'), domain, () => crypto.randomUUID()), [domain]);
}
