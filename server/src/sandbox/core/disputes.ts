import { daySeconds, disputeFee, post } from './balance.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import type { Fields, Row } from './objects.ts';
import { invalid, wrongState } from './refusal.ts';

const answerDays = 7;

/** Whoever paid says to their bank that they did not: it takes the money back at once, and a fee. */
export function openDispute(draft: Draft, made: Row<'charge'>): Row<'dispute'> {
  const { wire } = made;
  if (!wire.captured || wire.disputed) throw invalid('This charge cannot be disputed.', 'charge');
  const amount = wire.amount - wire.amount_refunded;
  if (amount === 0) throw invalid('This charge was refunded.', 'charge', 'charge_already_refunded');
  const id = draft.newId('du');
  const line = { type: 'adjustment', amount: -amount, fee: disputeFee, currency: wire.currency, source: id };
  draft.change(made, { disputed: true }, { due: null });
  const row = draft.keep(
    'dispute',
    {
      ...draft.made(),
      id,
      object: 'dispute',
      metadata: {},
      amount,
      currency: wire.currency,
      charge: wire.id,
      payment_intent: wire.payment_intent,
      reason: 'fraudulent',
      status: 'needs_response',
      is_charge_refundable: false,
      evidence: {},
      evidence_details: {
        due_by: draft.now + answerDays * daySeconds,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      balance_transactions: [post(draft, line)],
    },
    {},
    draft.now + answerDays * daySeconds,
  );
  emit(draft, 'charge.dispute.created', row.wire);
  emit(draft, 'charge.dispute.funds_withdrawn', row.wire);
  return row;
}

/** Stripe's own words for tests decide at once; what else is sent is looked at until somebody decides. */
export function answerDispute(
  draft: Draft,
  row: Row<'dispute'>,
  evidence: Fields,
  submit: boolean,
): Row<'dispute'> {
  if (row.wire.status !== 'needs_response')
    throw wrongState('dispute', row.wire.status, 'dispute_not_answerable');
  const all = { ...row.wire.evidence, ...evidence };
  const details = { ...row.wire.evidence_details, has_evidence: Object.keys(all).length > 0 };
  if (!submit) return draft.change(row, { evidence: all, evidence_details: details });
  const sent = draft.change(row, {
    evidence: all,
    evidence_details: { ...details, submission_count: details.submission_count + 1 },
    status: 'under_review',
  });
  emit(draft, 'charge.dispute.updated', sent.wire);
  if (all.uncategorized_text === 'winning_evidence') return decideDispute(draft, sent, true);
  if (all.uncategorized_text === 'losing_evidence') return decideDispute(draft, sent, false);
  return sent;
}

export function decideDispute(draft: Draft, row: Row<'dispute'>, won: boolean): Row<'dispute'> {
  const { status, amount, currency, balance_transactions: lines } = row.wire;
  if (status === 'won' || status === 'lost') throw wrongState('dispute', status, 'dispute_closed');
  const back = won ? [post(draft, { type: 'adjustment', amount, currency, source: row.id })] : [];
  const closed = draft.change(
    row,
    { status: won ? 'won' : 'lost', balance_transactions: [...lines, ...back] },
    { due: null },
  );
  if (won) emit(draft, 'charge.dispute.funds_reinstated', closed.wire);
  emit(draft, 'charge.dispute.closed', closed.wire);
  return closed;
}
