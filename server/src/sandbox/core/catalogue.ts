import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import type { Asked } from './form.ts';
import type { Customer, Price, Row } from './objects.ts';
import { invalid } from './refusal.ts';

export function createCustomer(
  draft: Draft,
  wish: Partial<Pick<Customer, 'email' | 'name' | 'description' | 'metadata' | 'test_clock'>>,
): Row<'customer'> {
  if (wish.test_clock) draft.clock = draft.get('test_helpers.test_clock', wish.test_clock, 'test_clock').id;
  const wire: Customer = {
    ...draft.made(),
    id: draft.newId('cus'),
    object: 'customer',
    metadata: {},
    email: null,
    name: null,
    description: null,
    currency: null,
    balance: 0,
    delinquent: false,
    test_clock: null,
    invoice_settings: { default_payment_method: null },
    ...wish,
  };
  const row = draft.keep('customer', wire);
  emit(draft, 'customer.created', wire);
  return row;
}

export function createProduct(draft: Draft, asked: Asked): Row<'product'> {
  return draft.keep('product', {
    ...draft.made(),
    id: asked.text('id') ?? draft.newId('prod'),
    object: 'product',
    metadata: asked.metadata(),
    name: asked.needText('name'),
    description: asked.text('description'),
    active: true,
  });
}

export function createPrice(draft: Draft, asked: Asked): Row<'price'> {
  const recurring = asked.in('recurring');
  const interval = recurring?.oneOf('interval', ['day', 'week', 'month', 'year']) ?? null;
  if (recurring && interval === null)
    throw invalid('Missing required param: recurring[interval].', 'recurring');
  const data = asked.in('product_data');
  const product = data
    ? createProduct(draft, data).id
    : draft.get('product', asked.text('product'), 'product').id;
  return draft.keep('price', {
    ...draft.made(),
    id: draft.newId('price'),
    object: 'price',
    metadata: asked.metadata(),
    product,
    currency: asked.currency(),
    unit_amount: asked.needAmount('unit_amount'),
    active: true,
    type: interval ? 'recurring' : 'one_time',
    recurring: interval && {
      interval,
      interval_count: recurring?.amount('interval_count') ?? 1,
      usage_type: 'licensed',
    },
  });
}

/** A price that is there, or one that is told on the spot. */
export function priceOf(draft: Draft, asked: Asked): Price {
  const data = asked.in('price_data');
  return data ? createPrice(draft, data).wire : draft.get('price', asked.text('price'), 'price').wire;
}
