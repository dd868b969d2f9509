import { directionOf } from '@regimen/contract/language/languages.ts';
import {
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  useStoreApi,
  ViewportPortal,
} from '@xyflow/react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { CanvasCorners, useHasMap } from '../canvas-corners.tsx';
import '../canvas.css';
import { stepFrom, towardOfKey } from '../arrow-keys.ts';
import { canvasProps } from '../canvas-props.ts';
import { cardId } from '../card-id.ts';
import { entryLines } from '../entry-lines.ts';
import { FarCards, nearness, stepAt } from '../far-cards.tsx';
import { JumpLines } from '../jump-lines.tsx';
import { type PlacedStep, placeSteps } from '../layout.ts';
import { TreeLines } from '../tree-lines.tsx';
import { useCamera } from '../use-camera.ts';
import { useCardNodes } from '../use-card-nodes.ts';
import { useMountedSteps } from '../use-mounted-steps.ts';
import { CountCard } from './count-card.tsx';
import { countTexts } from './count-texts.ts';
import { type CountedFlow, CountsProvider, marksOf, nobody, useCountedFlow } from './counts-context.ts';
import { openingView } from './opening-view.ts';

const nodeTypes = { step: CountCard };
const noEdges: never[] = [];
const none: ReadonlySet<string> = new Set();

/** The flow as a drawing, with the number of followers at each step. */
export default function CountsCanvas(flow: CountedFlow) {
  return (
    <ReactFlowProvider>
      <CountsProvider value={flow}>
        <Canvas />
      </CountsProvider>
    </ReactFlowProvider>
  );
}

function Canvas() {
  const t = useTexts(countTexts);
  const { protocol, counts, selected, onSelect, whole, centred = false } = useCountedFlow();
  const isFunnel = whole !== undefined;
  const locale = useLocale();
  const direction = directionOf(locale);
  const steps = useMemo(
    () => placeSteps(protocol.nodes, none, direction, entryLines(protocol, locale)),
    [protocol, direction, locale],
  );
  const near = useStore(({ transform }) => nearness(transform[2]));
  const isFar = near === 'far';
  const cards = useCardNodes(useMountedSteps(steps, isFar));
  const camera = useCamera(steps, direction, useHasMap(steps));
  const { screenToFlowPosition, setViewport } = useReactFlow();
  const store = useStoreApi();
  const root = useRef<HTMLDivElement>(null);
  const marked = useMemo(
    () =>
      new Map(
        protocol.nodes.flatMap((node) => {
          const [mark] = marksOf(node, counts.get(node.id) ?? nobody, isFunnel);
          return mark ? [[node.id, mark.tone === 'danger' ? 'error' : 'warning'] as const] : [];
        }),
      ),
    [protocol, counts, isFunnel],
  );
  const isCentred = centred && selected !== null && counts.has(selected);
  useEffect(() => {
    const step = steps.find(({ node }) => node.id === selected);
    if (!step) return;
    if (isCentred) camera.center(step);
    else camera.follow(step);
  }, [camera, steps, selected, isCentred]);
  // All who are on the way, as far as their steps can be read together; else where most of them are. Of a funnel, where
  // most are stuck, or its beginning.
  const lookWherePeopleAre = () => {
    const taken = steps.filter(({ node }) => (counts.get(node.id)?.followers ?? 0) > 0);
    const weight = ({ node }: PlacedStep) => counts.get(node.id)?.[isFunnel ? 'stuck' : 'followers'] ?? 0;
    const [busiest] = taken.toSorted((a, b) => weight(b) - weight(a));
    const { width, height } = store.getState();
    if (busiest && width > 0) void setViewport(openingView(steps, taken, busiest, { width, height }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const toward = towardOfKey(event.key, direction);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (toward) {
      event.preventDefault();
      onSelect(stepFrom(steps, selected, toward) ?? selected);
    } else if (event.key === 'Escape') onSelect(null);
    else if (event.key === '+' || event.key === '=') camera.zoomIn();
    else if (event.key === '-') camera.zoomOut();
    else if (event.key === '0') camera.showAll();
  };
  return (
    <ReactFlow
      ref={root}
      {...canvasProps}
      data-near={near}
      aria-label={t('canvas')}
      aria-activedescendant={selected === null || isFar ? undefined : cardId(selected)}
      nodes={cards}
      edges={noEdges}
      nodeTypes={nodeTypes}
      preventScrolling={false}
      zoomOnScroll={false}
      onInit={() => {
        camera.begin();
        lookWherePeopleAre();
      }}
      onPaneClick={({ clientX, clientY }) => {
        const { x, y } = screenToFlowPosition({ x: clientX, y: clientY });
        onSelect(isFar ? stepAt(steps, x, y) : null);
      }}
      onPointerDown={() => root.current?.focus({ preventScroll: true })}
      onKeyDown={onKeyDown}
    >
      <ViewportPortal>
        <div className="flow-under">
          <TreeLines steps={steps} doomed={none} gone={none} />
          <JumpLines steps={steps} direction={direction} selected={selected} />
          <FarCards
            steps={steps}
            selected={isFar ? selected : null}
            marked={marked}
            doomed={none}
            isFar={isFar}
          />
        </div>
      </ViewportPortal>
      <CanvasCorners camera={camera} steps={steps} direction={direction} />
    </ReactFlow>
  );
}
