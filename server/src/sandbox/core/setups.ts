import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import { failureOf, notAuthenticated } from './failures.ts';
import { attach, cardOf, nextAction } from './methods.ts';
import type { Row, SetupIntent } from './objects.ts';
import { wrongState } from './refusal.ts';

export function newSetup(
  draft: Draft,
  wish: Partial<Pick<SetupIntent, 'customer' | 'metadata'>>,
): Row<'setup_intent'> {
  const id = draft.newId('seti');
  const wire: SetupIntent = {
    ...draft.made(),
    id,
    object: 'setup_intent',
    metadata: {},
    customer: null,
    client_secret: `${id}_secret_${draft.around.token()}`,
    status: 'requires_payment_method',
    payment_method: null,
    payment_method_types: ['card'],
    usage: 'off_session',
    last_setup_error: null,
    next_action: null,
    cancellation_reason: null,
    ...wish,
  };
  const row = draft.keep('setup_intent', wire);
  emit(draft, 'setup_intent.created', wire);
  return row;
}

/** Sets a card up for later. `approved`: the bank said so, or `null` where it was not asked yet. */
export function confirmSetup(
  draft: Draft,
  row: Row<'setup_intent'>,
  { approved = null, returnUrl = null }: { approved?: boolean | null; returnUrl?: string | null } = {},
): Row<'setup_intent'> {
  const { status } = row.wire;
  if (approved !== null ? status !== 'requires_action' : status === 'succeeded' || status === 'canceled')
    throw wrongState('SetupIntent', status, 'setup_intent_unexpected_state');
  const method = draft.get('payment_method', row.wire.payment_method, 'payment_method');
  const card = cardOf(method);
  if (card.does.startsWith('asks_bank') && approved === null) {
    const next_action = nextAction(draft, row.id, returnUrl);
    const asked = draft.change(row, { status: 'requires_action', next_action, last_setup_error: null });
    emit(draft, 'setup_intent.requires_action', asked.wire);
    return asked;
  }
  const failure = approved === false ? notAuthenticated : card.does === 'declined' ? failureOf(card) : null;
  if (failure) {
    const change = { status: 'requires_payment_method', payment_method: null, next_action: null } as const;
    const failed = draft.change(row, { ...change, last_setup_error: failure });
    emit(draft, 'setup_intent.setup_failed', failed.wire);
    return failed;
  }
  if (approved) draft.change(method, {}, { inner: { approved } });
  if (row.wire.customer !== null) attach(draft, draft.get('payment_method', method.id), row.wire.customer);
  const done = draft.change(row, { status: 'succeeded', next_action: null, last_setup_error: null });
  emit(draft, 'setup_intent.succeeded', done.wire);
  return done;
}
