/** Files to hand in. */
import type { OrderItem } from '../../items.ts';

export const upload: Record<string, OrderItem> = {
  'builtin-order-medicine-list': {
    kind: 'order',
    name: 'My medicine list',
    description: 'Upload a photo or a list of all the medicines and supplements you take, with the doses.',
    orderType: 'upload',
  },
  'builtin-order-meal-photo': {
    kind: 'order',
    name: 'A photo of my plate',
    description: 'Upload a photo of an ordinary meal, taken before you eat. No one will judge it.',
    orderType: 'upload',
  },
  'builtin-order-doctor-letter': {
    kind: 'order',
    name: 'Letter from my doctor',
    description: 'Upload your latest letter or report, so your team knows the findings.',
    orderType: 'upload',
  },
};
