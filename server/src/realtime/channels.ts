import type { Connection, Subscription } from './connection.ts';

/** As Pusher has it. */
const wellFormed = /^[\w\-=@,.;]{1,164}$/;

export type ChannelKind = 'public' | 'guest' | 'private' | 'presence';

/** Encrypted ones and caches are not kept. */
const noneOfOurs = /^(private-encrypted-|(private-|presence-)?cache-)/;
/** Who has the key is the one it was given to; `visitors.ts` asks whether it lives. */
const guest = /^guest-([\w-]{28})$/;
export const guestKeyOf = (channel: string): string | undefined => guest.exec(channel)?.[1];

/** `undefined`: there is no such channel. */
export function kindOf(channel: string): ChannelKind | undefined {
  if (!wellFormed.test(channel) || noneOfOurs.test(channel)) return undefined;
  if (channel.startsWith('guest-')) return guestKeyOf(channel) === undefined ? undefined : 'guest';
  if (channel.startsWith('private-')) return 'private';
  return channel.startsWith('presence-') ? 'presence' : 'public';
}

/** Who listens where, in this process. */
export class Channels {
  readonly #byName = new Map<string, Map<Connection, Subscription>>();

  of(tenantId: string, channel: string): ReadonlyMap<Connection, Subscription> {
    return this.#byName.get(`${tenantId} ${channel}`) ?? none;
  }

  /** The names of those channels of a site on which somebody listens here. */
  namesOf(tenantId: string, prefix: string): string[] {
    const wanted = `${tenantId} ${prefix}`;
    const names = [...this.#byName.keys()].filter((name) => name.startsWith(wanted));
    return names.map((name) => name.slice(tenantId.length + 1));
  }

  /** All channels of all sites on which somebody listens here. */
  all(): { tenantId: string; channel: string }[] {
    return [...this.#byName.keys()].map((name) => {
      const space = name.indexOf(' ');
      return { tenantId: name.slice(0, space), channel: name.slice(space + 1) };
    });
  }

  add(subscription: Subscription): void {
    const { connection, channel } = subscription;
    const name = `${connection.tenantId} ${channel}`;
    const there = this.#byName.get(name) ?? new Map<Connection, Subscription>();
    this.#byName.set(name, there.set(connection, subscription));
    connection.subscriptions.set(channel, subscription);
  }

  remove({ connection, channel }: Subscription): void {
    const name = `${connection.tenantId} ${channel}`;
    const there = this.#byName.get(name);
    there?.delete(connection);
    if (there?.size === 0) this.#byName.delete(name);
    connection.subscriptions.delete(channel);
  }
}
const none: ReadonlyMap<Connection, Subscription> = new Map();
