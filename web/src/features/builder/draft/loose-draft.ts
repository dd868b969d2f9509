import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { quietApi, quietApiWithKey } from '../../../api.ts';
import { type DraftStore, openDraftStore } from './draft-store.ts';

/** A draft that is only looked at: nothing of it is kept or sent, and nothing that is waits for it. */
export const looseDraft = (card: ProtocolCard, document: Protocol): DraftStore =>
  openDraftStore(
    { protocol: card, version: 0, document },
    {
      api: quietApi,
      apiWithKey: quietApiWithKey,
      places: { own: { write: () => true }, leftBehind: async () => [] } as never,
      undo: { read: () => undefined, write: () => true },
      newKey: () => '',
      later: () => () => undefined,
    },
  );
