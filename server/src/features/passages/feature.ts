import type { Feature } from '../../feature.ts';
import { ensurePassages } from './ensure-passages.ts';
import { edition } from './passages-of.ts';
import { listVersionsWithout } from './queries.ts';

const mostAtOnce = 50;

export const passages: Feature = {
  tables: {
    passage_sets: { health: 'none', exported: false },
    program_passages: { health: 'none', exported: false },
  },
  hourly: {
    // Versions from before there were any, and sets that were cut by older rules.
    sweep: async (scope) => {
      const versions = await scope.read((tx) => listVersionsWithout(tx, edition, mostAtOnce));
      for (const id of versions)
        await scope.tx(async (tx) => {
          await ensurePassages(tx, id, scope.now);
        });
    },
  },
};
