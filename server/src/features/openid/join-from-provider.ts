import type { AuthData } from '@regimen/contract/auth.ts';
import type { OpenidProof, OpenidRegistration } from '@regimen/contract/openid.ts';
import { newId } from '../../db/ids.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import type { Tables } from '../../tables.ts';
import { countRegistration } from '../accounts/count-try.ts';
import { enter, enterAnew, findAccountAt, presentEntered } from '../accounts/enter-from-outside.ts';
import { sendLinkBackIn } from '../accounts/get-back-in.ts';
import { newSession } from '../accounts/open-session.ts';
import { provePassword } from '../accounts/prove-password.ts';
import { connect, connectTo } from './come-back.ts';
import { findByTicket, takeByTicket, type VisitRow } from './queries.ts';

const spent = () => invalid('ticket', 'openid_spent');

/** A new account for whoever came from a provider. What the provider vouches for is not asked again. */
export async function registerFromProvider(
  scope: Scope,
  { ticket, full_name, email: typed, type, zone }: OpenidRegistration,
  exchange: Exchange,
): Promise<AuthData> {
  const ticketHash = hashSecret(ticket);
  const brought = await scope.read((tx) => findByTicket(tx, ticketHash, scope.now));
  if (!brought) throw spent();
  const isVerified = brought.email !== null && brought.emailVerified;
  const email = isVerified ? brought.email : (typed ?? brought.email);
  if (email === null) throw invalid('email', 'required');
  await countRegistration(scope, email, exchange.ip);
  const session = newSession(exchange);
  const entered = await scope.tx(async (tx) => {
    const visit = await takeByTicket(tx, ticketHash, scope.now);
    if (!visit) throw spent();
    const newcomer = { fullName: full_name, email, isVerified, type, zone };
    const entered = await enterAnew(scope, tx, newcomer, exchange, session);
    await connect(scope, tx, visit, entered.user.id);
    return entered;
  });
  return presentEntered(entered);
}

/** The account here that has the address is theirs if they know its password. */
export async function proveFromProvider(
  scope: Scope,
  { ticket, password, zone }: OpenidProof,
  exchange: Exchange,
  tables: Tables,
): Promise<AuthData> {
  const ticketHash = hashSecret(ticket);
  const { email, accountId } = await findAccount(scope, ticketHash);
  const wrong = invalid('password', 'wrong_password');
  await provePassword(scope, { email, password, zone }, exchange, { onlyOf: accountId, wrong });
  const session = newSession(exchange);
  const entered = await scope.tx(async (tx) => {
    if (!(await findByTicket(tx, ticketHash, scope.now))) throw spent();
    const coming = { how: 'openid', zone } as const;
    const entered = await enter(scope, tx, accountId, exchange, session, coming, tables);
    if (!entered) throw spent();
    // Whoever still has to give a code comes back to the page then, which connects (`come-back.ts`).
    if (entered.opened === 'waits') return entered;
    const visit = await takeByTicket(tx, ticketHash, scope.now);
    if (!visit) throw spent();
    await connectTo(scope, tx, visit, accountId);
    return entered;
  });
  return presentEntered(entered);
}

/** Or if they read its mail: the link signs in, and back in this browser the page connects (`come-back.ts`). */
export async function mailProof(scope: Scope, ticket: string, exchange: Exchange): Promise<undefined> {
  const { email } = await findAccount(scope, hashSecret(ticket));
  return sendLinkBackIn(scope, email, 'sign-in', exchange.ip);
}

interface Found {
  email: string;
  accountId: string;
}

function findAccount(scope: Scope, ticketHash: Buffer): Promise<Found> {
  return scope.read(async (tx) => {
    const visit: VisitRow | undefined = await findByTicket(tx, ticketHash, scope.now);
    if (!visit?.email || !visit.emailVerified) throw spent();
    const account = await findAccountAt(tx, visit.email);
    // It may have gone meanwhile: then nobody's password is right.
    return { email: visit.email, accountId: account?.id ?? newId(scope.now.getTime()) };
  });
}
