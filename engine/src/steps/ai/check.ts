import { ANY } from '../../check/codes.ts';
import { plain } from '../../check/state.ts';
import type { StepCheck } from '../../check/step-check.ts';
import { OWN } from '../../check/tests-of.ts';
import { DEFAULT_MINUTES } from './answer-within.ts';

export const ai: StepCheck<'ai'> = {
  stay: (_protocol, node) => ({
    least: 0,
    most: node.data.settings.answerWithinMinutes ?? DEFAULT_MINUTES,
  }),
  links(node, { catalogue, phase, values, ended }) {
    if (phase === 'in' && node.data.settings.review) return [plain({ node, phase: 'review', values })];
    const at = catalogue.byKey.get(`branch:${node.id}`);
    const indexes =
      at === undefined ? [ANY] : (catalogue.variables[at]?.values ?? []).map((_, index) => index).slice(1);
    return indexes.flatMap((index) => {
      const next = [...values];
      if (at !== undefined) next[at + OWN] = index;
      return ended({ values: next, result: 'success' });
    });
  },
};
