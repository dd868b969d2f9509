import { useMemo, useRef } from 'react';
import type { CardNode } from './card-node.ts';
import { CARD_HEIGHT, CARD_WIDTH, type PlacedStep } from './layout.ts';

/** The cards for xyflow. What did not change stays the very same object, so that it is not rendered again. */
export function useCardNodes(steps: readonly PlacedStep[]): CardNode[] {
  const before = useRef(new Map<string, CardNode>());
  return useMemo(() => {
    const nodes = steps.map((step) => cardNode(step, before.current.get(step.node.id)));
    before.current = new Map(nodes.map((node) => [node.id, node]));
    return nodes;
  }, [steps]);
}

function cardNode(
  { node, x, y, entry, depth, childCount, hidden }: PlacedStep,
  was: CardNode | undefined,
): CardNode {
  const height = entry + CARD_HEIGHT;
  const sameData =
    was?.data.step === node && was.data.childCount === childCount && was.data.hidden === hidden;
  if (was && sameData && was.position.x === x && was.position.y === y && was.height === height) return was;
  return {
    id: node.id,
    type: 'step',
    position: { x, y },
    data: was && sameData ? was.data : { step: node, childCount, hidden, level: depth + 1 },
    width: CARD_WIDTH,
    height,
    // Known beforehand: xyflow has nothing to measure, and renders only what can be seen from the start.
    measured: { width: CARD_WIDTH, height },
    handles: [],
    // xyflow would call each of them “node”, in English.
    domAttributes: { 'aria-roledescription': undefined },
  };
}
