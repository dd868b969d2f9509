import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useDraftStore } from './draft/use-draft.ts';

/** Where a step is shown on the flow: on this page if it has the flow, else on the builder's own. */
export function useStepLink(): (nodeId: string) => string {
  const { id } = useDraftStore();
  const { pathname } = useLocation();
  const editor = paths.flowEditor(id);
  const page = pathname === editor ? editor : paths.builder(id);
  return (nodeId) => `${page}?step=${encodeURIComponent(nodeId)}`;
}
