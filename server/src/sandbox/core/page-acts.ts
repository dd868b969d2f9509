import { onboard } from './accounts.ts';
import { type Came, setupHeard, submitCard, type TypedCard } from './checkout.ts';
import { applied } from './decide.ts';
import { type Around, Draft, type State } from './draft.ts';
import { runDue } from './due.ts';
import { bankAnswered } from './intents.ts';
import type { Account } from './money-objects.ts';
import type { CheckoutSession, Failure, Row } from './objects.ts';
import { settled } from './outcomes.ts';
import { confirmSetup } from './setups.ts';

/** What a person does on the hosted pages: they only ever hold the address that they were sent to. */
export type PageAct =
  | { does: 'look' }
  | { does: 'card'; typed: TypedCard }
  | { does: 'bank'; passed: boolean }
  | { does: 'onboard'; iban: string; left: string[] };

export type Shown =
  | { page: 'pay'; session: CheckoutSession; failure: Failure | null }
  | { page: 'bank'; amount: number; currency: string; back: string | null; done: string | null }
  | { page: 'onboard'; account: Account; done: string }
  | { page: 'over' }
  | { page: 'cards' }
  | { page: 'none' }
  | { go: string };

export function actOnPage(
  state: State,
  id: string,
  act: PageAct,
  around: Around,
): { shown: Shown; changed: ReadonlyMap<string, Row | null> } {
  const nobody = { account: '', requestId: null, idempotencyKey: null };
  const before = new Draft(state, around, nobody);
  runDue(before);
  const draft = new Draft(applied(state, before.changed), around, nobody);
  const row = draft.any(id);
  if (row) draft.turnTo(row);
  const shown = showFor(draft, id, act);
  return { shown, changed: new Map([...before.changed, ...draft.changed]) };
}

function showFor(draft: Draft, id: string, act: PageAct): Shown {
  const session = draft.find('checkout.session', id);
  if (session) return pay(draft, session, act);
  if (draft.find('payment_intent', id) || draft.find('setup_intent', id)) return bank(draft, id, act);
  const link = draft.find('account_link', id);
  if (!link) return { page: 'none' };
  if (link.wire.expires_at < draft.now) return { page: 'over' };
  const account = draft.get('account', link.wire.account);
  if (act.does !== 'onboard') return { page: 'onboard', account: account.wire, done: link.wire.return_url };
  onboard(draft, account, act.iban || null, act.left);
  draft.remove(link.id);
  return { go: link.wire.return_url };
}

function pay(draft: Draft, session: Row<'checkout.session'>, act: PageAct): Shown {
  if (session.wire.status === 'complete') return { go: session.wire.success_url };
  if (session.wire.status === 'expired') return { page: 'over' };
  const failure =
    act.does === 'card'
      ? next(submitCard(draft, session, act.typed), session)
      : (draft.find('payment_intent', intentOf(draft, session))?.wire.last_payment_error ??
        draft.find('setup_intent', session.wire.setup_intent)?.wire.last_setup_error ??
        null);
  if (failure && 'go' in failure) return failure;
  return { page: 'pay', session: session.wire, failure };
}

/** That of a subscription's first invoice is not the session's own. */
function intentOf(draft: Draft, { id, wire }: Row<'checkout.session'>): string | null {
  return (
    wire.payment_intent ?? draft.list('payment_intent', (_, row) => row.inner.session === id)[0]?.id ?? null
  );
}

const next = (came: Came, { wire }: Row<'checkout.session'>): Failure | { go: string } => {
  if ('failed' in came) return came.failed;
  return { go: 'asks' in came ? came.asks : wire.success_url };
};

function bank(draft: Draft, id: string, act: PageAct): Shown {
  const intent = draft.find('payment_intent', id);
  const setup = draft.find('setup_intent', id);
  const wire = intent?.wire ?? setup?.wire;
  const session = draft.find('checkout.session', String((intent ?? setup)?.inner.session ?? ''));
  const back = session?.wire.cancel_url ?? wire?.next_action?.redirect_to_url.return_url ?? null;
  if (wire?.status !== 'requires_action') return after(session, null, draft.around.pagesUrl);
  if (act.does !== 'bank')
    return {
      page: 'bank',
      amount: intent?.wire.amount ?? 0,
      currency: intent?.wire.currency ?? '',
      back,
      done: session?.wire.success_url ?? wire.next_action?.redirect_to_url.return_url ?? null,
    };
  const returnUrl = wire.next_action?.redirect_to_url.return_url ?? null;
  if (intent) settled(draft, bankAnswered(draft, intent, act.passed));
  else if (setup) setupHeard(draft, confirmSetup(draft, setup, { approved: act.passed }));
  return after(session && draft.find('checkout.session', session.id), returnUrl, draft.around.pagesUrl);
}

function after(session: Row<'checkout.session'> | undefined, returnUrl: string | null, pagesUrl = ''): Shown {
  if (session?.wire.status === 'complete') return { go: session.wire.success_url };
  if (session?.wire.status === 'open') return { go: `${pagesUrl}/pay/${session.id}` };
  return returnUrl === null ? { page: 'over' } : { go: returnUrl };
}
