/**
 * What pages watch while they show it, by how its channel's name begins. Whoever is on the channel hears that it has changed,
 * and nothing more: they read it again. Nothing of it is numbered or kept. This file brings no schema along, for pages.
 */
export const watchedThings = {
  /** A question with its answers. */
  discussion: 'discussion-',
  /** A program as the catalog shows it. */
  program: 'program-',
  /** When a service can be booked, and how many places are left then. */
  service: 'service-',
  /** What a site says about itself: its announcement, name and look. */
  site: 'site-',
  /** Where a program's followers are; for its experts. */
  followers: 'private-followers-',
  /** What is being worked out about a program: tests, moves, what-ifs; for those who work on it. */
  work: 'private-work-',
  /** A protocol's draft and its comments; for those who work on it. */
  protocol: 'presence-protocol-',
} as const;
export type WatchedThing = keyof typeof watchedThings;

/** What one of them is called on the wire, to everybody but visitors, who hear it on a channel of their own. */
export const changedEvent = 'Changed';
export const guestEvent = 'GuestEvent';
export const guestChannel = (sessionKey: string): string => `guest-${sessionKey}`;

/** Channels are a site's own, so each has one. */
export const ownSite = 'own';

export const watchChannel = (thing: WatchedThing, id: string): string => watchedThings[thing] + id;

/** What an event on this channel says. `undefined`: it is none that pages watch. */
export function watchedOn(channel: string): { component: WatchedThing; data: { id: string } } | undefined {
  for (const [thing, prefix] of Object.entries(watchedThings))
    if (channel.startsWith(prefix))
      return { component: thing as WatchedThing, data: { id: channel.slice(prefix.length) } };
  return undefined;
}
