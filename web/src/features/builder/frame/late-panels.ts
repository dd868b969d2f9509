import { latePart } from '../../../shell/late-part.tsx';

/** What opens over a page of the builder only now and then: the words for changes alone are as much as the flow's list. */
export const HistoryPanel = latePart(() => import('../history/history-panel.tsx'));
export const AllComments = latePart(() => import('../comments/comments-panel.tsx'));
export const HelpOverlay = latePart(() => import('./help-overlay.tsx'));
export const ClashDialog = latePart(() => import('../clash/clash-dialog.tsx'));
/** For protocols with a team; whoever works alone downloads neither. */
export const PeopleHere = latePart(() => import('../presence/people-here.tsx'));
export const OthersOnCanvas = latePart(() => import('../presence/others-on-canvas.tsx'));
