import { stepUpMinutes } from '@regimen/contract/call.ts';
import * as field from '@regimen/contract/fields.ts';
import type { OpenidReturn, ReturnQuery } from '@regimen/contract/openid.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { findFactsNow } from '../../db/session-queries.ts';
import { invalid } from '../../errors.ts';
import type { OpenidPerson } from '../../providers/openid.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import type { Tables } from '../../tables.ts';
import { type Entered, enter, findAccountAt, presentEntered } from '../accounts/enter-from-outside.ts';
import { newSession } from '../accounts/open-session.ts';
import { getUnlocked } from './keep-provider.ts';
import { checksOf, explain, type OpenidParts, returnAddress, wayOf } from './leave.ts';
import {
  deleteWay,
  findBrought,
  findIdentity,
  findProvider,
  insertIdentity,
  settleVisit,
  takeReturn,
  touchIdentity,
  updateVisit,
  type VisitRow,
  type Way,
} from './queries.ts';

/** How long what was brought back waits for its person; a link in a mail lives as long. */
const waitMs = 30 * 60_000;

const spent = () => invalid('state', 'openid_spent');
const nothing = {
  provider: '',
  ticket: null,
  full_name: '',
  email: null,
  isEmailVerified: false,
  auth: null,
};

/**
 * Somebody comes back from a provider. The state counts once, in the browser that left; it is used up before the provider
 * is asked. Who is known is signed in. Of anybody else what was brought is kept for a while. The same page may ask
 * again, as after a reload: it is told the same, and nobody is signed in by it.
 */
export async function comeBack(
  scope: Scope,
  query: ReturnQuery,
  exchange: Exchange,
  parts: OpenidParts,
  tables: Tables,
): Promise<OpenidReturn> {
  // Without one it is a browser that never left.
  const browser = exchange.visit ?? newSecret();
  const way = wayOf(browser, query.state);
  if (query.error === 'access_denied')
    return scope.tx(async (tx) => {
      await deleteWay(tx, way, scope.now);
      return { ...nothing, outcome: 'cancelled' };
    });
  const left = await scope.tx((tx) => takeReturn(tx, way, scope.now));
  if (!left) return askAgain(scope, way);
  const { provider, name } = await scope.read((tx) => getUnlocked(tx, parts.vault, left.providerId));
  const returned = new URL(returnAddress(scope));
  for (const part of ['state', 'code', 'iss', 'error'] as const)
    if (query[part] !== undefined) returned.searchParams.set(part, query[part]);
  const person = await parts.openid
    .personOf(provider, returned, checksOf(browser, query.state, left.again))
    .catch(explain('state'));
  const visit = { ...left, ...factsOf(person) };
  const session = newSession(exchange);
  const settled = await scope.tx(async (tx): Promise<OpenidReturn | { entered: Entered }> => {
    const identity = await findIdentity(tx, visit.providerId, visit.subject);
    if (visit.userId !== null) {
      if (scope.actor?.userId !== visit.userId) throw spent();
      if (identity && identity.userId !== visit.userId) throw invalid('state', 'openid_taken');
      if (!identity) await connectTo(scope, tx, visit, visit.userId);
      await settleVisit(tx, visit.stateHash, 'connected', visit.userId);
      return { ...nothing, outcome: 'connected', provider: name };
    }
    // Who proves once more who they are must not become somebody else by it.
    if (visit.again && scope.actor && identity?.userId !== scope.actor.userId)
      throw invalid('state', 'openid_someone_else');
    if (!identity) return keepBrought(scope, tx, visit, name);
    await touchIdentity(tx, identity.id, scope.now, visit.email);
    await settleVisit(tx, visit.stateHash, 'signed-in', identity.userId);
    const coming = { how: 'openid', zone: query.zone } as const;
    const entered = await enter(scope, tx, identity.userId, exchange, session, coming, tables);
    if (!entered) throw spent();
    return { entered };
  });
  if (!('entered' in settled)) return settled;
  return { ...nothing, outcome: 'signed-in', provider: name, auth: presentEntered(settled.entered) };
}

/** A reload, or somebody who has meanwhile shown that the account at that address is theirs. It opens no session. */
function askAgain(scope: Scope, way: Way): Promise<OpenidReturn> {
  return scope.tx(async (tx) => {
    const visit = await findBrought(tx, way, scope.now);
    const provider = visit && (await findProvider(tx, visit.providerId));
    if (!visit || !provider?.enabled) throw spent();
    if (visit.outcome !== null) {
      if (scope.actor?.userId !== visit.userId) throw spent();
      return { ...nothing, outcome: visit.outcome, provider: provider.name };
    }
    return keepBrought(scope, tx, visit, provider.name);
  });
}

async function keepBrought(scope: Scope, tx: Tx, visit: VisitRow, provider: string): Promise<OpenidReturn> {
  const account = visit.email && visit.emailVerified ? await findAccountAt(tx, visit.email) : undefined;
  if (account && account.id === scope.actor?.userId && (await isFresh(scope, tx))) {
    await connectTo(scope, tx, visit, account.id);
    await settleVisit(tx, visit.stateHash, 'connected', account.id);
    return { ...nothing, outcome: 'connected', provider };
  }
  const ticket = newSecret();
  const { subject, email, emailVerified, fullName } = visit;
  await updateVisit(tx, visit.stateHash, {
    subject,
    email,
    emailVerified,
    fullName,
    ticketHash: hashSecret(ticket),
    until: new Date(scope.now.getTime() + waitMs),
  });
  return {
    outcome: account ? 'prove' : 'register',
    provider,
    ticket,
    full_name: fullName,
    email,
    isEmailVerified: emailVerified,
    auth: null,
  };
}

/** They proved who they are in this session a moment ago. */
async function isFresh(scope: Scope, tx: Tx): Promise<boolean> {
  const facts = scope.actor && (await findFactsNow(tx, scope.actor, scope.now));
  return Boolean(facts?.provedAt && facts.provedAt.getTime() > scope.now.getTime() - stepUpMinutes * 60_000);
}

/** From now on the account there opens the account here. */
export async function connect(scope: Scope, tx: Tx, visit: VisitRow, userId: string): Promise<void> {
  await insertIdentity(tx, {
    tenantId: tx.tenantId,
    id: newId(scope.now.getTime()),
    userId,
    providerId: visit.providerId,
    subject: visit.subject ?? '',
    email: visit.email,
    createdAt: scope.now,
    lastUsedAt: scope.now,
  });
}

/** The same to an account that was there before, whose person is told. */
export async function connectTo(scope: Scope, tx: Tx, visit: VisitRow, userId: string): Promise<void> {
  await connect(scope, tx, visit, userId);
  await scope.enqueue(tx, 'send-provider-connected', { userId, providerId: visit.providerId });
}

/** What a provider says is a stranger's text: only what could be typed into our forms is taken over. */
function factsOf({ subject, email, isEmailVerified, name }: OpenidPerson) {
  const known = field.secretText(1, 255).safeParse(subject);
  if (!known.success) throw invalid('state', 'openid_refused');
  const address = field.email.safeParse(email);
  const fullName = field.fullName.safeParse(name);
  return {
    subject: known.data,
    email: address.success ? address.data : null,
    emailVerified: address.success && isEmailVerified,
    fullName: fullName.success ? fullName.data : '',
  };
}
