/** Orders that somebody confirms once they are done. */
import type { OrderItem } from '../../items.ts';

export const confirm: Record<string, OrderItem> = {
  'builtin-order-doctor-agrees': {
    kind: 'order',
    name: 'My doctor agrees',
    description: 'Confirm that your doctor knows about this program and agrees that you take part.',
    orderType: 'confirmation',
  },
  'builtin-order-emergency-contact': {
    kind: 'order',
    name: 'My emergency contact',
    description:
      'Confirm that you saved a contact and your local emergency number where you can find them right away.',
    orderType: 'confirmation',
  },
  'builtin-order-told-somebody': {
    kind: 'order',
    name: 'I told someone',
    description: 'Confirm that you told someone you trust what you’re going to change.',
    orderType: 'confirmation',
  },
  'builtin-order-safe-home': {
    kind: 'order',
    name: 'Safe at home',
    description:
      'Confirm that loose rugs are gone, hallways are well lit and the bathroom has something to hold on to.',
    orderType: 'confirmation',
  },
};
