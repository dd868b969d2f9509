import { type TestCard, testCards } from './cards.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import type { NextAction, PaymentMethod, Row } from './objects.ts';
import { invalid } from './refusal.ts';

export const cardOf = (method: Row<'payment_method'>): TestCard =>
  testCards.find(({ number }) => number === method.inner.number) ?? (testCards[0] as TestCard);

export function attach(draft: Draft, method: Row<'payment_method'>, customer: string): Row<'payment_method'> {
  if (method.wire.customer === customer) return method;
  if (method.wire.customer !== null)
    throw invalid('The payment method you provided has already been attached to a customer.');
  const after = draft.change(method, { customer });
  emit(draft, 'payment_method.attached', after.wire);
  return after;
}

export const nextAction = (draft: Draft, id: string, returnUrl: string | null): NextAction => ({
  type: 'redirect_to_url',
  redirect_to_url: { url: `${draft.around.pagesUrl}/bank/${id}`, return_url: returnUrl },
});

export function newMethod(
  draft: Draft,
  card: { number: string; brand: string; does: string },
  more: Partial<PaymentMethod> & { month?: number; year?: number } = {},
): Row<'payment_method'> {
  const { month = 12, year = 2040, ...rest } = more;
  const wire: PaymentMethod = {
    ...draft.made(),
    id: draft.newId('pm'),
    object: 'payment_method',
    type: 'card',
    customer: null,
    metadata: {},
    billing_details: { name: null, email: null },
    card: {
      brand: card.brand,
      last4: card.number.slice(-4),
      exp_month: month,
      exp_year: year,
      country: 'US',
      funding: 'credit',
    },
    ...rest,
  };
  return draft.keep('payment_method', wire, { does: card.does, number: card.number });
}
