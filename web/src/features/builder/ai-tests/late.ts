import { latePart } from '../../../shell/late-part.tsx';

export const { Part: AiTestsPanel } = latePart(() => import('./ai-tests-panel.tsx'));
