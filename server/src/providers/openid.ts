import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import { hashSecret } from '../secrets.ts';
import { createOutbound, type Outbound, OutboundError } from './outbound.ts';
import { parseOutboundUrl, parseTrustedUrl } from './outbound-url.ts';

export interface OpenidProvider {
  issuer: string;
  clientId: string;
  secret: string;
}

/** What ties an answer to the request that it answers. */
export interface OpenidChecks {
  state: string;
  nonce: string;
  verifier: string;
  /** The person has to show there once more who they are. */
  again: boolean;
}

export interface OpenidPerson {
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
}

/** OpenID Connect with any provider: code flow with PKCE, what it says of itself read from where its issuer keeps it. */
export interface Openid {
  /** The issuer as it is kept, or nothing if it may not be called. */
  issuerFrom(text: string): string | undefined;
  /** Throws unless it answers as a provider. */
  look(provider: OpenidProvider): Promise<void>;
  departure(provider: OpenidProvider, returnTo: string, checks: OpenidChecks): Promise<string>;
  /** `returned`: our address with all that the provider added to it. */
  personOf(provider: OpenidProvider, returned: URL, checks: OpenidChecks): Promise<OpenidPerson>;
}

/** `unreachable`: it does not answer as a provider does. `refused`: what came is not an answer to what was asked. */
export class OpenidError extends Error {
  readonly reason: 'unreachable' | 'refused';
  constructor(reason: 'unreachable' | 'refused', cause: unknown) {
    super(`OpenID: ${reason}.`, { cause });
    this.name = 'OpenidError';
    this.reason = reason;
  }
}

interface OpenidOptions {
  /** Issuers in the operator's own network, named by the operator; all others have to be public. */
  privateIssuers?: readonly string[];
  now: () => number;
  /** Handed in by tests and proofs, which have no internet. */
  outbound?: Outbound;
}

/** What a provider says of itself, and its keys. Keys that it changes meanwhile are read anew when one is unknown. */
const keepMs = 60 * 60_000;
const mostKept = 1_000;
const mostBytes = 256 * 1024;
/** A sign-in that the provider calls fresh may be so old. */
const freshSeconds = 300;

export function createOpenid({ privateIssuers = [], now, outbound }: OpenidOptions): Openid {
  const [open, trusted] = [outbound ?? createOutbound(), createOutbound({ trusted: true })];
  const own = new Set(privateIssuers.map(withoutSlash));
  const kept = new BoundedMap<string, { at: number; configuration: Promise<Configuration> }>(mostKept);

  function find({ issuer, clientId, secret }: OpenidProvider): Promise<Configuration> {
    const isOwn = own.has(withoutSlash(issuer));
    const discover = () =>
      discovery(new URL(issuer), clientId, secret, undefined, {
        [customFetch]: fetchBy(isOwn ? trusted : open),
        ...(isOwn && issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
      }).catch((cause) => {
        kept.delete(key);
        throw new OpenidError('unreachable', cause);
      });
    const key = JSON.stringify([issuer, clientId, hashSecret(secret).toString('base64')]);
    const known = kept.get(key);
    if (known && now() - known.at < keepMs) return known.configuration;
    const configuration = discover();
    kept.set(key, { at: now(), configuration });
    return configuration;
  }

  return {
    issuerFrom(text) {
      const url = own.has(withoutSlash(text)) ? parseTrustedUrl(text) : parseOutboundUrl(text);
      return url && !url.search && !url.hash ? withoutSlash(url.href) : undefined;
    },
    async look(provider) {
      await find(provider);
    },
    async departure(provider, returnTo, { state, nonce, verifier, again }) {
      const url = buildAuthorizationUrl(await find(provider), {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login', max_age: String(freshSeconds) }),
      });
      return url.href;
    },
    async personOf(provider, returned, { state, nonce, verifier, again }) {
      const configuration = await find(provider);
      try {
        const tokens = await authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          ...(again && { maxAge: freshSeconds }),
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('There is no id token.');
        const isWhole = typeof claims.email === 'string' || !configuration.serverMetadata().userinfo_endpoint;
        const more = isWhole ? claims : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
        const said = { ...claims, ...more };
        return {
          subject: claims.sub,
          email: textOf(said.email),
          isEmailVerified: said.email_verified === true,
          name: textOf(said.name),
        };
      } catch (cause) {
        throw new OpenidError(isAway(cause) ? 'unreachable' : 'refused', cause);
      }
    },
  };
}

/** Issuers are written with and without it. */
const withoutSlash = (issuer: string) => issuer.replace(/\/$/, '');
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof OutboundError) return true;
  return false;
}

const fetchBy =
  (outbound: Outbound): CustomFetch =>
  async (url, { method, headers, body }) => {
    const sent = body === undefined || body === null ? undefined : Buffer.from(String(body));
    const answer = await outbound(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: sent ? { ...headers, 'content-length': sent.length } : headers,
      body: sent,
      mostBytes,
    });
    const isEmpty = [204, 205, 304].includes(answer.status);
    const type = answer.headers['content-type'] ?? '';
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: { 'content-type': type },
    });
  };
