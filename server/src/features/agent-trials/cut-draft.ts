import type { AgentItem } from '@regimen/engine/items.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { passagesOfDraft } from '../passages/passages-of.ts';

export interface DraftToCut {
  protocol: Protocol;
  agent: AgentItem;
}

/** A draft and what its agent knows, cut into passages; both come and go as text. */
export const cutDraft = (text: string): string => {
  const { protocol, agent } = JSON.parse(text) as DraftToCut;
  return JSON.stringify(passagesOfDraft([protocol], agent));
};
