import type { Standing } from '@regimen/contract/permissions.ts';
import { allows } from '@regimen/contract/permissions.ts';
import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import { useSyncExternalStore } from 'react';
import { useDraftStore } from './use-draft.ts';

/** What is known about the protocol beside its document: owner, category, counts, what the viewer may do. */
export function useCard(): ProtocolCard {
  const { card } = useDraftStore();
  return useSyncExternalStore(card.subscribe, card.get, card.get);
}

export const useMay = (needs: Standing): boolean => allows(useCard().may, needs);
