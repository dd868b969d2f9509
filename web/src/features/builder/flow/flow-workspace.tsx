import { findNode } from '@regimen/engine/graph.ts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { latePart } from '../../../shell/late-part.tsx';
import { useMounted } from '../../../shell/use-mounted.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useProtocol } from '../draft/use-draft.ts';
import { useCompared } from '../frame/compare.ts';
import { BlockedQuestion } from './blocked-question.tsx';
import { ClipboardProvider } from './clipboard-context.ts';
import { DragGhost } from './drag-ghost.tsx';
import { EmptyFlow } from './empty-flow.tsx';
import { FlowProvider, useFlow, useFlowControl, useMayEditFlow, useStep, useView } from './flow-context.ts';
import { FlowMessages } from './flow-messages.tsx';
import { FlowToolbar } from './flow-toolbar.tsx';
import { selectionOf } from './flow-view.ts';
import { focusFlow } from './focus-flow.ts';
import { IneligibleQuestion } from './ineligible-question.tsx';
import { JoinMenu } from './join-menu.tsx';
import { FlowList } from './list/flow-list.tsx';
import { ManyPanel } from './many-panel.tsx';
import { ModuleStrip } from './module-strip.tsx';
import { Palette } from './palette.tsx';
import { PathPanel } from './path-panel.tsx';
import { ProtocolPanel } from './protocol-panel.tsx';
import { RemovePreview } from './remove-preview.tsx';
import { SelectionMenu } from './selection-menu.tsx';
import { useShownPath } from './shown-path.ts';
import { SidePanel } from './side-panel.tsx';
import { StepMenu } from './step-menu.tsx';
import { texts } from './texts.ts';
import { useBranchClipboard } from './use-clipboard.ts';
import { useViewKind, type ViewKind } from './use-view-kind.ts';

const FlowCanvas = lazy(() => import('./canvas/flow-canvas.tsx'));
/** All that can be said about a step is much: it comes when somebody begins to do something. */
const inspector = latePart(() => import('./inspector/inspector.tsx'));

/** The flow of the protocol, to be looked at and worked on: as a drawing or as a list. */
export function FlowWorkspace() {
  const flow = useFlowControl();
  return (
    <FlowProvider value={flow}>
      <Workspace />
    </FlowProvider>
  );
}

function Workspace() {
  const clipboard = useBranchClipboard();
  const [kind, setKind] = useViewKind();
  const compared = useCompared();
  const mayEdit = useMayEditFlow();
  const isEmpty = useProtocol().nodes.length === 0;
  useStepInAddress();
  usePathInAddress();
  useInspectorSoon();
  const shown: ViewKind | null = compared ? 'canvas' : kind;
  return (
    <ClipboardProvider value={clipboard}>
      <div className="flex min-h-0 flex-1">
        <div data-flow className="relative flex min-w-0 flex-1 flex-col">
          <FlowToolbar kind={shown} onKind={setKind} />
          <ModuleStrip />
          <div className="relative flex min-h-0 flex-1">
            {mayEdit && shown === 'canvas' && !isEmpty && <Palette />}
            <div className="relative flex min-w-0 flex-1 flex-col">
              <div className="min-h-0 flex-1">
                {isEmpty && !compared ? <EmptyFlow /> : <Shown kind={shown} />}
              </div>
              <FlowMessages />
            </div>
            <div className="pointer-events-none absolute inset-x-3 bottom-3 z-20 flex justify-center">
              <RemovePreview onDone={focusFlow} />
              <BlockedQuestion onDone={focusFlow} />
            </div>
          </div>
          <IneligibleQuestion onDone={focusFlow} />
        </div>
        <Panel readOnly={compared !== null} />
      </div>
      <StepMenu />
      <SelectionMenu onCanvas={shown === 'canvas'} />
      <JoinMenu />
      <DragGhost />
    </ClipboardProvider>
  );
}

function useInspectorSoon(): void {
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown'];
    for (const sign of signs) addEventListener(sign, inspector.begin, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, inspector.begin);
    };
  }, []);
}

function Shown({ kind }: { kind: ViewKind | null }) {
  const compared = useCompared();
  if (kind === 'list') return <FlowList />;
  if (kind === null) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <FlowCanvas compareWith={compared} />
    </Suspense>
  );
}

function Opening() {
  const t = useTexts(texts);
  return (
    <p role="status" className="grid h-full place-items-center bg-sunken text-ink-soft">
      {t('loading')}
    </p>
  );
}

function Panel({ readOnly }: { readOnly: boolean }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const selected = useView((view) => view.selected);
  const step = useStep(selected);
  const count = useView((view) => selectionOf(view).size);
  const path = useShownPath();
  const close = useCallback(() => {
    flow.select(null);
    focusFlow();
  }, [flow]);
  return (
    <SidePanel label={t(step ? 'stepPanel' : 'protocolPanel')} onClose={close}>
      {readOnly && (
        <div className="p-4 pb-0">
          <Notice>{t('comparing')}</Notice>
        </div>
      )}
      {step && count > 1 ? (
        <ManyPanel id={step.id} count={count} onClose={close} />
      ) : step ? (
        <inspector.Part step={step} readOnly={readOnly} onClose={close} />
      ) : path && !readOnly ? (
        <PathPanel shown={path} />
      ) : (
        <ProtocolPanel onClose={() => flow.closePanel()} />
      )}
    </SidePanel>
  );
}

/** On narrow screens the path stands over the flow until it is put away; what is folded would hide it. */
function usePathInAddress(): void {
  const flow = useFlow();
  const mounted = useMounted();
  const rule = useShownPath()?.rule ?? null;
  useEffect(() => {
    if (!mounted || rule === null) return;
    flow.unfoldAll();
    flow.openProtocolPanel();
  }, [flow, mounted, rule]);
}

/** `?step=` shows a step, with `&at=deadline` its deadline: links from problems, comments and simulations lead here. */
function useStepInAddress(): void {
  const flow = useFlow();
  const mounted = useMounted();
  const [params] = useSearchParams();
  const wanted = params.get('step');
  const asked = params.get('at') === 'deadline' ? 'deadline' : 'fields';
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    if (!mounted || wanted === done) return;
    setDone(wanted);
    if (wanted && findNode(flow.protocol(), wanted)) flow.inspect(wanted, asked);
  }, [flow, mounted, wanted, asked, done]);
}
