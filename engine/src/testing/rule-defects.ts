/** Safety rules that do not hold on a sound protocol, or never apply. [C22] */
import type { SafetyRule } from '../check.ts';
import type { Maker } from './defects.ts';

export const RULE_MAKERS: Record<string, Maker> = {
  'a rule that is broken': (sound) => {
    const rule: SafetyRule = {
      id: 'soon',
      name: 'Soon over',
      when: { is: 'age', op: '>=', value: 18 },
      mustReach: 'end',
      stepId: null,
      withinMinutes: 1,
    };
    return { protocol: sound, code: 'safety-broken', place: null, rules: [rule] };
  },
  'a rule that never applies': (sound) => {
    const rule: SafetyRule = {
      id: 'never',
      name: 'Never',
      when: { is: 'age', op: '>', value: 200 },
      mustReach: 'end',
      stepId: null,
      withinMinutes: 1,
    };
    return { protocol: sound, code: 'safety-idle', place: null, rules: [rule] };
  },
};
