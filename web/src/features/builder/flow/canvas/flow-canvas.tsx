import { directionOf } from '@regimen/contract/language/languages.ts';
import type { PathStep } from '@regimen/engine/check.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { ReactFlow, ReactFlowProvider, useReactFlow, useStore, ViewportPortal } from '@xyflow/react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { CanvasCorners, useHasMap } from '../../../../shared/flow/canvas-corners.tsx';
import { entryLines } from '../../../../shared/flow/entry-lines.ts';
import { type PlacedStep, placeSteps } from '../../../../shared/flow/layout.ts';
import { useCard } from '../../draft/use-card.ts';
import { useProtocol } from '../../draft/use-draft.ts';
import { OthersOnCanvas } from '../../frame/late-panels.ts';
import { type Compared, compareDrafts } from '../differences.ts';
import { useFlow, useMayEditFlow, useView } from '../flow-context.ts';
import { useShownPath } from '../shown-path.ts';
import { texts } from '../texts.ts';
import '../../../../shared/flow/canvas.css';
import { canvasProps } from '../../../../shared/flow/canvas-props.ts';
import { cardId } from '../../../../shared/flow/card-id.ts';
import { FarCards, nearness, stepAt } from '../../../../shared/flow/far-cards.tsx';
import { JumpLines } from '../../../../shared/flow/jump-lines.tsx';
import { TreeLines } from '../../../../shared/flow/tree-lines.tsx';
import { type Camera, useCamera } from '../../../../shared/flow/use-camera.ts';
import { useCardNodes } from '../../../../shared/flow/use-card-nodes.ts';
import { useMountedSteps } from '../../../../shared/flow/use-mounted-steps.ts';
import { useMarks } from './canvas-context.ts';
import { canvasKey } from './canvas-keys.ts';
import { CardMarksSource } from './marks-source.tsx';
import { PathLines } from './path-lines.tsx';
import { RubberBand } from './rubber-band.tsx';
import { StepCard } from './step-card.tsx';
import { useAutoPan } from './use-auto-pan.ts';

const nodeTypes = { step: StepCard };
const noEdges: never[] = [];

/** The flow as a drawing. With `compareWith`, what came, changed and went since then; then nothing is edited. */
export default function FlowCanvas({ compareWith }: { compareWith?: Protocol | null }) {
  const protocol = useProtocol();
  const compared = useMemo(
    () => (compareWith ? compareDrafts(compareWith, protocol) : null),
    [compareWith, protocol],
  );
  return (
    <ReactFlowProvider>
      <CardMarksSource compared={compared}>
        <Canvas nodes={compared?.nodes ?? protocol.nodes} compared={compared} />
      </CardMarksSource>
    </ReactFlowProvider>
  );
}

function Canvas({ nodes, compared }: { nodes: Protocol['nodes']; compared: Compared | null }) {
  const t = useTexts(texts);
  const flow = useFlow();
  const locale = useLocale();
  const direction = directionOf(locale);
  const protocol = useProtocol();
  const collapsed = useView((view) => view.collapsed);
  const selected = useView((view) => view.selected);
  const doomed = useView((view) => view.doomed);
  const mayEdit = useMayEditFlow();
  const hasTeam = useCard().membersCount > 0;
  const steps = useMemo(
    () => placeSteps(nodes, collapsed, direction, entryLines(protocol, locale)),
    [nodes, collapsed, direction, protocol, locale],
  );
  const near = useStore(({ transform }) => nearness(transform[2]));
  const isFar = near === 'far';
  const cards = useCardNodes(useMountedSteps(steps, isFar));
  const { screenToFlowPosition } = useReactFlow();
  const marked = useMarks('problems');
  const camera = useCamera(steps, direction, useHasMap(steps));
  const root = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const latestPath = useRef<readonly PathStep[] | undefined>(undefined);
  useFollowSelected(camera, steps, ready ? selected : null);
  useEffect(() => {
    if (!doomed) return;
    const goBack = camera.showThese(doomed.goes.removed);
    // Once it is gone, the step that is selected then has to be followed from there.
    return () => goBack(findNode(flow.protocol(), doomed.nodeId) !== undefined);
  }, [camera, doomed, flow]);
  useAutoPan(camera, root);
  const shown = useShownPath()?.problem ?? null;
  const path = compared ? undefined : shown?.path;
  const pathId = path && shown ? shown.id : null;
  latestPath.current = path;
  useEffect(() => {
    // Looked for again only when it is another path: an edit must not move the view.
    if (ready && pathId !== null) camera.showThese((latestPath.current ?? []).map(({ node }) => node));
  }, [camera, ready, pathId]);

  const latest = useRef({ steps, mayEdit });
  latest.current = { steps, mayEdit };
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => canvasKey(event, { flow, camera, direction, ...latest.current }),
    [flow, camera, direction],
  );
  const gone = useMemo(
    () => new Set([...(compared?.differences ?? [])].flatMap(([id, kind]) => (kind === 'gone' ? [id] : []))),
    [compared],
  );
  const doomedIds = useMemo(() => new Set(doomed?.goes.removed), [doomed]);
  return (
    <ReactFlow
      ref={root}
      {...canvasProps}
      data-near={near}
      aria-label={t('canvasLabel')}
      aria-activedescendant={selected === null || isFar ? undefined : cardId(selected)}
      nodes={cards}
      edges={noEdges}
      nodeTypes={nodeTypes}
      panOnScroll
      onInit={() => {
        camera.begin();
        setReady(true);
      }}
      onPaneClick={({ clientX, clientY }) => {
        const { x, y } = screenToFlowPosition({ x: clientX, y: clientY });
        flow.select(isFar ? stepAt(steps, x, y) : null);
      }}
      onPointerDown={() => root.current?.focus({ preventScroll: true })}
      onKeyDown={onKeyDown}
    >
      <ViewportPortal>
        <div className="flow-under">
          <TreeLines steps={steps} doomed={doomedIds} gone={gone} />
          <JumpLines steps={steps} direction={direction} selected={selected} />
          {path && <PathLines steps={steps} path={path} direction={direction} />}
          <FarCards
            steps={steps}
            selected={isFar ? selected : null}
            marked={marked}
            doomed={doomedIds}
            isFar={isFar}
          />
        </div>
      </ViewportPortal>
      {hasTeam && !compared && <OthersOnCanvas.Part steps={steps} direction={direction} />}
      <RubberBand root={root} steps={steps} />
      <CanvasCorners camera={camera} steps={steps} direction={direction} />
    </ReactFlow>
  );
}

/** Whatever selects a step, one sees it; the first time it stands in the middle. So one does when there is less room. */
function useFollowSelected(camera: Camera, steps: readonly PlacedStep[], selected: string | null): void {
  const seen = useRef<string | null>(null);
  const sought = useView((view) => view.sought);
  const found = useView((view) => view.found);
  const height = useStore((state) => state.height);
  const latest = useRef({ steps, selected });
  latest.current = { steps, selected };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again only when the room is another, or when it is sought
  useEffect(() => {
    const step = latest.current.steps.find(({ node }) => node.id === latest.current.selected);
    if (step) camera.follow(step);
  }, [camera, height, sought]);
  useEffect(() => {
    if (selected === seen.current) return;
    const step = steps.find(({ node }) => node.id === selected);
    if (!step) {
      if (selected === null) seen.current = null;
      return;
    }
    const isFirst = seen.current === null && !document.activeElement?.closest('.flow-canvas');
    seen.current = selected;
    if (isFirst) camera.center(step);
    else camera.follow(step);
  }, [camera, steps, selected]);
  // After the one above: to be read counts for more than to be in sight.
  const foundBefore = useRef(found);
  useEffect(() => {
    if (found === foundBefore.current) return;
    foundBefore.current = found;
    const step = steps.find(({ node }) => node.id === latest.current.selected);
    if (step) camera.near(step);
  }, [camera, steps, found]);
}
