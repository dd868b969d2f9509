import { ANY } from '../../check/codes.ts';
import { plain } from '../../check/state.ts';
import type { StepCheck } from '../../check/step-check.ts';
import { OWN } from '../../check/tests-of.ts';
import { DEFAULT_MINUTES } from './answer-within.ts';
import { mayAskPerson } from './doubt.ts';

export const ai: StepCheck<'ai'> = {
  stay: (_protocol, node) => ({
    least: 0,
    most: node.data.settings.answerWithinMinutes ?? DEFAULT_MINUTES,
  }),
  links(node, { catalogue, phase, values, ended }) {
    const { settings } = node.data;
    const review = phase === 'in' && mayAskPerson(settings) ? [plain({ node, phase: 'review', values })] : [];
    if (review.length > 0 && settings.review) return review;
    const at = catalogue.byKey.get(`branch:${node.id}`);
    const indexes =
      at === undefined ? [ANY] : (catalogue.variables[at]?.values ?? []).map((_, index) => index).slice(1);
    const ends = indexes.flatMap((index) => {
      const next = [...values];
      if (at !== undefined) next[at + OWN] = index;
      return ended({ values: next, result: 'success' });
    });
    return [...review, ...ends];
  },
};
