import { createHmac, timingSafeEqual } from 'node:crypto';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { Vault } from './vault.ts';

const mostKept = 10_000;

/** What a site's real-time application is called. Key and id are public, the secret never leaves the servers. */
export interface ChannelApp {
  id: string;
  key: string;
  secret: string;
}

/** On whose behalf a connection joins a channel, and up to where that person had heard everything by then. */
export interface Pass {
  sessionId: string;
  userId: string;
  epoch: number;
  seq: number;
  /** When it was given out, in milliseconds. */
  at: number;
}

/** The part of a subscription that is signed. */
export interface Joining {
  socketId: string;
  channel: string;
  channelData?: string | undefined;
}

export interface ChannelKeys {
  of(tenantId: string): ChannelApp;
  /** Whose key it is; of one that we never gave out nobody's, without a question to the database. */
  tenantOf(key: string): string | undefined;
  sign(tenantId: string, joining: Joining, pass: Pass): string;
  /**
   * `false`: not signed by us. Pusher's server libraries sign with the secret alone; what the API gives out names a session
   * besides, behind a dot.
   */
  verify(tenantId: string, joining: Joining, auth: string): { pass: Pass | undefined } | false;
}

export function createChannelKeys(vault: Pick<Vault, 'derive'>): ChannelKeys {
  const secrets = new BoundedMap<string, string>(mostKept);
  const marking = vault.derive('channel-keys');
  /** The site's id, and a mark of ours: a key alone says whose it is, in every process, and cannot be made up. */
  const keyOf = (tenantId: string): string => {
    const mark = createHmac('sha256', marking).update(tenantId).digest().subarray(0, 6);
    return Buffer.concat([Buffer.from(tenantId.replaceAll('-', ''), 'hex'), mark]).toString('base64url');
  };
  const secretOf = (tenantId: string): string => {
    const secret = secrets.get(tenantId) ?? vault.derive(`channels:${tenantId}`).toString('base64url');
    secrets.set(tenantId, secret);
    return secret;
  };
  const signatureOf = (tenantId: string, joining: Joining, pass: string | undefined) =>
    createHmac('sha256', secretOf(tenantId)).update(signedText(joining, pass)).digest('hex');
  return {
    of: (tenantId) => ({ id: tenantId, key: keyOf(tenantId), secret: secretOf(tenantId) }),
    tenantOf(key) {
      const hex = Buffer.from(key, 'base64url').toString('hex');
      const tenantId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
      return /^[\w-]{30}$/.test(key) && keyOf(tenantId) === key ? tenantId : undefined;
    },
    sign(tenantId, joining, pass) {
      const packed = Buffer.from(JSON.stringify(pass)).toString('base64url');
      return `${keyOf(tenantId)}:${signatureOf(tenantId, joining, packed)}.${packed}`;
    },
    verify(tenantId, joining, auth) {
      const [, key, signature, packed] = /^([\w-]{30}):([0-9a-f]{64})(?:\.([\w-]{1,400}))?$/.exec(auth) ?? [];
      if (key !== keyOf(tenantId) || signature === undefined) return false;
      const expected = signatureOf(tenantId, joining, packed);
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return false;
      return {
        pass: packed === undefined ? undefined : JSON.parse(Buffer.from(packed, 'base64url').toString()),
      };
    },
  };
}

/** As Pusher has it, which begins with a digit; so nothing that was signed for them is ever taken for a pass. */
function signedText({ socketId, channel, channelData }: Joining, pass: string | undefined): string {
  const theirs = `${socketId}:${channel}${channelData === undefined ? '' : `:${channelData}`}`;
  return pass === undefined ? theirs : `pass ${pass} ${theirs}`;
}
