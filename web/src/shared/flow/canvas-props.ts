import { ZOOM } from './use-camera.ts';

/** What every drawing of a flow has in common: keys and what is selected are our own affair, steps stay where they are. */
export const canvasProps = {
  className: 'flow-canvas',
  tabIndex: 0,
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  panActivationKeyCode: null,
  zoomOnDoubleClick: false,
  minZoom: ZOOM.least,
  maxZoom: ZOOM.most,
  proOptions: { hideAttribution: true },
} as const;
