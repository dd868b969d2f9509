/** Things to get before a program can begin. */
import type { OrderItem } from '../../items.ts';

export const purchase: Record<string, OrderItem> = {
  'builtin-order-blood-pressure-monitor': {
    kind: 'order',
    name: 'Blood pressure monitor',
    description:
      'Get an upper-arm monitor that has been tested for accuracy, with a cuff that fits your arm.',
    orderType: 'purchase',
  },
  'builtin-order-glucose-meter': {
    kind: 'order',
    name: 'Blood glucose meter',
    description: 'Get a meter with matching test strips and lancets. Ask whether your insurance covers it.',
    orderType: 'purchase',
  },
  'builtin-order-walking-shoes': {
    kind: 'order',
    name: 'Exercise shoes',
    description: 'Get comfortable sports shoes with a thumb’s width of space in front of your toes.',
    orderType: 'purchase',
  },
  'builtin-order-resistance-band': {
    kind: 'order',
    name: 'Resistance band',
    description: 'Get a light and a medium resistance band for strength exercises at home.',
    orderType: 'purchase',
  },
  'builtin-order-pill-box': {
    kind: 'order',
    name: 'Weekly pill box',
    description:
      'Get a pill box with a compartment for each day. Ask your pharmacist which medicines can go in it.',
    orderType: 'purchase',
  },
};
