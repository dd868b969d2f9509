/** Files to hand in. */
import type { OrderItem } from '../../items.ts';

export const upload: Record<string, OrderItem> = {
  'builtin-order-medicine-list': {
    kind: 'order',
    name: 'My list of medicines',
    description: 'Upload a picture or a list of all medicines and supplements you take, with their doses.',
    orderType: 'upload',
  },
  'builtin-order-meal-photo': {
    kind: 'order',
    name: 'A picture of my plate',
    description: 'Upload a picture of one ordinary meal, taken before you eat. Nobody judges it.',
    orderType: 'upload',
  },
  'builtin-order-doctor-letter': {
    kind: 'order',
    name: 'Letter from my doctor',
    description: 'Upload your latest letter or report, so that your team knows what was found.',
    orderType: 'upload',
  },
};
