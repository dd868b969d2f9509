import type { Draft } from '@regimen/contract/protocols.ts';
import type { ReactNode } from 'react';
import { DraftProvider, useOpenDraft } from '../draft/use-draft.ts';

export type BuilderPart =
  | 'flow'
  | 'activity'
  | 'order'
  | 'nudge'
  | 'challenge'
  | 'assessment'
  | 'kpi'
  | 'modules'
  | 'errors'
  | 'team';

interface BuilderFrameProps {
  draft: Draft;
  current: BuilderPart;
  children: ReactNode;
}

/** What stands around every page of the builder. */
export function BuilderFrame({ draft, children }: BuilderFrameProps) {
  const store = useOpenDraft(draft);
  return <DraftProvider value={store}>{children}</DraftProvider>;
}
