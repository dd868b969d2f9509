import type { Protocol } from '@regimen/engine/protocol.ts';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useMounted } from '../../../shell/use-mounted.ts';
import { looseDraft } from '../draft/loose-draft.ts';
import { useCard } from '../draft/use-card.ts';
import { DraftProvider } from '../draft/use-draft.ts';
import { compareDrafts } from '../flow/differences.ts';
import { FlowProvider, useFlowControl } from '../flow/flow-context.ts';
import { compareStore } from '../frame/compare.ts';
import { texts } from './texts.ts';

const FlowCanvas = lazy(() => import('../flow/canvas/flow-canvas.tsx'));

/** The draft as a drawing, with what would come, change and go. It is looked at here and edited in the builder. */
export function DraftPreview({ draft, proposed }: { draft: Protocol; proposed: Protocol | null }) {
  const card = useCard();
  const shown = proposed ?? draft;
  const store = useMemo(() => {
    const loose = looseDraft(card, shown);
    compareStore(loose).set(draft);
    return loose;
  }, [card, shown, draft]);
  const t = useTexts(texts);
  const mounted = useMounted();
  if (!mounted) return <Opening words={t('opening')} />;
  return (
    <DraftProvider value={store}>
      <Drawing key={proposed ? 'proposed' : 'draft'} draft={draft} shown={shown} words={t('opening')} />
    </DraftProvider>
  );
}

function Drawing({ draft, shown, words }: { draft: Protocol; shown: Protocol; words: string }) {
  const flow = useFlowControl();
  // The first place where something is different is in sight.
  useEffect(() => {
    const { differences } = compareDrafts(draft, shown);
    const first = shown.nodes.find(({ id }) => differences.has(id));
    if (first) flow.select(first.id);
  }, [flow, draft, shown]);
  return (
    <FlowProvider value={flow}>
      <Suspense fallback={<Opening words={words} />}>
        <FlowCanvas compareWith={draft} />
      </Suspense>
    </FlowProvider>
  );
}

function Opening({ words }: { words: string }) {
  return (
    <p role="status" className="grid h-full place-items-center bg-sunken text-ink-soft">
      {words}
    </p>
  );
}
