import { seedAiDecision } from '../../../seed/ai-decisions.ts';
import { seedFollowed } from '../../../seed/followed.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'aiDecision'> = {
  aiDecision: async (tx, cast) => {
    const names = await seedFollowed(tx, cast);
    return { ...names, aiDecision: await seedAiDecision(tx, names.enrollment as string, cast.mark) };
  },
};
