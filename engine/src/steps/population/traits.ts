import type { Traits } from '../step.ts';

export const population: Traits<'population'> = {
  does: 'sorts',
  who: ({ who }) => who,
  renamed: ({ who }, { condition }) => ({ who: condition(who) }),
};
