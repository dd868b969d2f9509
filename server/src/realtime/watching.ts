import { changedEvent, guestEvent, watchedOn } from '@regimen/contract/watching.ts';
import type { Bus } from './bus.ts';
import type { Channels } from './channels.ts';
import { eventText, frameOf } from './frames.ts';

/**
 * Lets whoever watches something know that it has changed: visitors on the channel of their own, everybody else on that of
 * what they watch. Each process tells its own; after a gap between processes everything counts as changed.
 */
export function passOnWatched(channels: Channels, bus: Bus): void {
  bus.on('watched', ({ tenantId, id: channel }) => {
    if (tenantId !== null && channel !== undefined) say(channels, tenantId, channel);
    else for (const each of channels.all()) say(channels, each.tenantId, each.channel);
  });
}

function say(channels: Channels, tenantId: string, channel: string): void {
  const event = watchedOn(channel);
  const watching = channels.of(tenantId, channel);
  if (!event || watching.size === 0) return;
  const frame = frameOf(eventText(changedEvent, event, channel));
  for (const connection of watching.keys()) {
    const own = [...connection.subscriptions.keys()].find((name) => name.startsWith('guest-'));
    if (own === undefined) connection.write(frame);
    else connection.send(eventText(guestEvent, event, own));
  }
}
