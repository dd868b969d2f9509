/** Orders that somebody confirms once they are done. */
import type { OrderItem } from '../../items.ts';

export const confirm: Record<string, OrderItem> = {
  'builtin-order-doctor-agrees': {
    kind: 'order',
    name: 'My doctor agrees',
    description: 'Confirm that your doctor knows of this program and has nothing against your taking part.',
    orderType: 'confirmation',
  },
  'builtin-order-emergency-contact': {
    kind: 'order',
    name: 'My person for emergencies',
    description:
      'Confirm that you saved one person and your local emergency number where you find them at once.',
    orderType: 'confirmation',
  },
  'builtin-order-told-somebody': {
    kind: 'order',
    name: 'I told somebody',
    description: 'Confirm that you told one person you trust what you are going to change.',
    orderType: 'confirmation',
  },
  'builtin-order-safe-home': {
    kind: 'order',
    name: 'Safe at home',
    description:
      'Confirm that loose rugs are gone, paths are lit and the bathroom has something to hold on to.',
    orderType: 'confirmation',
  },
};
