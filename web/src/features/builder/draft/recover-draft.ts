/** Edits that a closed tab or a crash left behind, as a draft of their own. */
import type { SaveReply } from '@regimen/contract/protocols.ts';
import { applyChange } from '@regimen/engine/change.ts';
import { fromPayload } from './change-payload.ts';
import { answered, type DraftState, openedDraft, type Saved } from './draft.ts';
import type { Attempt, Kept } from './unsaved-edits.ts';

interface Server {
  /** The draft as it was at a version. */
  at(version: number): Promise<Saved>;
  send(attempt: Attempt): Promise<SaveReply>;
}

/** What was sent and not answered is sent again first, so that it is known which part is saved already. */
export async function recoverDraft(kept: Kept, server: Server): Promise<DraftState> {
  const at = await server.at(kept.version);
  const base = { ...at, document: { ...at.document, items: { ...kept.items, ...at.document.items } } };
  const draft = { ...openedDraft(base), document: applyChange(base.document, kept.change) };
  if (!kept.attempt) return draft;
  const sent = applyChange(base.document, fromPayload(kept.attempt.change));
  return answered(draft, await server.send(kept.attempt), sent);
}
