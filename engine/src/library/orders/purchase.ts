/** Things to get before a program can begin. */
import type { OrderItem } from '../../items.ts';

export const purchase: Record<string, OrderItem> = {
  'builtin-order-blood-pressure-monitor': {
    kind: 'order',
    name: 'Blood pressure monitor',
    description:
      'Get an upper-arm monitor of a model that was tested for accuracy, with a cuff that fits your arm.',
    orderType: 'purchase',
  },
  'builtin-order-glucose-meter': {
    kind: 'order',
    name: 'Blood glucose meter',
    description: 'Get a meter with test strips and lancets that fit it. Ask whether your insurance pays.',
    orderType: 'purchase',
  },
  'builtin-order-walking-shoes': {
    kind: 'order',
    name: 'Shoes to move in',
    description: 'Get comfortable sports shoes with a thumb’s width of room in front of your toes.',
    orderType: 'purchase',
  },
  'builtin-order-resistance-band': {
    kind: 'order',
    name: 'Resistance band',
    description: 'Get one light and one medium resistance band for the strength exercises at home.',
    orderType: 'purchase',
  },
  'builtin-order-pill-box': {
    kind: 'order',
    name: 'Pill box for the week',
    description:
      'Get a pill box with a place for each day. Ask your pharmacist which medicines may go in it.',
    orderType: 'purchase',
  },
};
