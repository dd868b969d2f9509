import type { Feature } from '../../feature.ts';

export const publishedUses: Feature = {
  tables: {
    version_uses: { health: 'none', partOf: 'program_versions', exported: false },
  },
};
