import type { Draft } from './draft.ts';
import { confirm, type How } from './intents.ts';
import { invoiceFailed, invoicePaid } from './invoices.ts';
import type { Row } from './objects.ts';
import { sessionHeard } from './sessions.ts';

/** Has it paid, and tells whoever waits for that. */
export function attempt(draft: Draft, row: Row<'payment_intent'>, how: How = {}): Row<'payment_intent'> {
  return settled(draft, confirm(draft, row, how));
}

/** Something became of a payment: its invoice and its checkout hear of it. */
export function settled(draft: Draft, row: Row<'payment_intent'>): Row<'payment_intent'> {
  const { status, last_payment_error: failure } = row.wire;
  const failed = status === 'requires_payment_method' && failure !== null;
  const invoice = draft.find('invoice', String(row.inner.invoice ?? ''));
  if (invoice?.wire.status === 'open') {
    if (status === 'succeeded') invoicePaid(draft, invoice);
    else if (failed) invoiceFailed(draft, invoice);
  }
  const session = draft.find('checkout.session', String(row.inner.session ?? ''));
  if (session) sessionHeard(draft, session, row.wire);
  return row;
}
