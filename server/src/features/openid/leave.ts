import { createHmac } from 'node:crypto';
import { openidReturnPath } from '@regimen/contract/openid.ts';
import { invalid } from '../../errors.ts';
import { type Openid, type OpenidChecks, OpenidError } from '../../providers/openid.ts';
import type { Vault } from '../../providers/vault.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { getUnlocked } from './keep-provider.ts';
import { insertVisit, type Way } from './queries.ts';

export interface OpenidParts {
  openid: Openid;
  vault: Vault;
}

/** To sign in there, perhaps to make an account there first. */
const awayMs = 30 * 60_000;
/** The cookie outlasts it: what was brought back waits a while for its person. */
const cookieSeconds = 60 * 60;

export const returnAddress = (scope: Scope): string => scope.tenant.origin + openidReturnPath;

/**
 * Nonce and verifier follow from the browser's secret and the state, so that neither has to be kept: the database alone
 * finishes nobody's sign-in.
 */
export function checksOf(browser: string, state: string, again: boolean): OpenidChecks {
  const derive = (what: string) =>
    createHmac('sha256', browser).update(`${what} ${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), verifier: derive('verifier'), again };
}

export const wayOf = (browser: string, state: string): Way => ({
  stateHash: hashSecret(state),
  browserHash: hashSecret(browser),
});

interface Leaving {
  /** Who connects an account to their own. */
  userId?: string;
  again?: boolean;
}

/** Sends a browser to a provider, and ties whatever comes back to it. */
export async function leave(
  scope: Scope,
  providerId: string,
  exchange: Exchange,
  { openid, vault }: OpenidParts,
  { userId, again = false }: Leaving,
): Promise<{ url: string }> {
  const { provider } = await scope.read((tx) => getUnlocked(tx, vault, providerId));
  const [browser, state] = [exchange.visit ?? newSecret(), newSecret()];
  const url = await openid
    .departure(provider, returnAddress(scope), checksOf(browser, state, again))
    .catch(explain('provider'));
  return scope.tx(async (tx) => {
    await insertVisit(tx, {
      ...wayOf(browser, state),
      tenantId: tx.tenantId,
      providerId,
      userId: userId ?? null,
      again,
      until: new Date(scope.now.getTime() + awayMs),
    });
    exchange.keepVisit(browser, cookieSeconds);
    return { url };
  });
}

/** What a provider's failure is called to people. */
export const explain =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof OpenidError)) throw error;
    throw invalid(field, error.reason === 'unreachable' ? 'openid_unreachable' : 'openid_refused');
  };
