import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { isBuilderKind } from '../items/new-item.ts';
import { useStepLink } from '../step-link.ts';
import { pathTexts } from './path-texts.ts';
import { texts } from './texts-texts.ts';

export interface ProblemPlace {
  to: string;
  words: string;
}

/** Problems that are mended in the item, wherever it is used. */
const ofItems = new Set(['empty-item', 'kpi-range', 'unknown-placeholder']);

/** The page of the item that a problem is about; an assessment without questions opens where they are added. */
export function useItemPlace(protocol: Protocol): (problem: Problem) => ProblemPlace | null {
  const t = useTexts(texts);
  const { id } = useDraftStore();
  return ({ code, node, module, data }) => {
    const of = String(data.of ?? '');
    const item = Object.hasOwn(protocol.items, of) ? protocol.items[of] : undefined;
    const isElsewhere = (node !== null || module !== null) && !ofItems.has(code);
    if (!item || !isBuilderKind(item.kind) || isElsewhere) return null;
    const asks = code === 'empty-item' && item.kind === 'assessment' ? ['questions', 'add'] : [];
    return { to: paths.builder(id, item.kind, of, ...asks), words: t('showItem') };
  };
}

/** Where a problem leads to: its rule or path, its item, its step or module, else the flow. */
export function useProblemPlace(problem: Problem, protocol: Protocol): ProblemPlace {
  const t = useTexts(texts);
  const sayPath = useTexts(pathTexts);
  const { id } = useDraftStore();
  const stepLink = useStepLink();
  const item = useItemPlace(protocol)(problem);
  const { code, node, module, data, path } = problem;
  const isOfSeveral = Array.isArray(data.steps) && data.steps.length > 1;
  const rule = typeof data.rule === 'string' ? data.rule : null;
  if (path && rule !== null) return { to: `${paths.builder(id)}?way=${rule}`, words: sayPath('showPath') };
  if (rule !== null) return { to: paths.builder(id, 'errors', rule), words: sayPath('rule') };
  if (item) return item;
  if (node !== null && code === 'late-after-expiry')
    return { to: paths.stepDeadline(id, node), words: t('showStep') };
  if (node !== null && code === 'no-deadline')
    return { to: paths.stepDeadline(id, node), words: t(isOfSeveral ? 'giveFirstDeadline' : 'giveDeadline') };
  if (node !== null) return { to: stepLink(node), words: t('showStep') };
  if (module !== null) return { to: paths.builder(id, 'modules', module), words: t('showModule') };
  return { to: paths.builder(id), words: t('showFlow') };
}
