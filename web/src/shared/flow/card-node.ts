import type { FlowNode } from '@regimen/engine/protocol.ts';
import type { Node } from '@xyflow/react';

/** A step as the canvas knows it, whichever card is drawn of it. */
export type CardNode = Node<{ step: FlowNode; childCount: number; hidden: number; level: number }, 'step'>;
