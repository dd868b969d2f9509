import type { Feature } from '../../feature.ts';

export const items: Feature = {
  tables: {
    items: {
      health: 'none',
      person: 'owner_id',
      erased: 'removed',
      merged: ['owner_id'],
      exported: true,
      handedOver: true,
    },
    item_uses: { health: 'none', partOf: 'protocols', exported: false },
  },
};
