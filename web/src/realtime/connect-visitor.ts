import { changedEvent, guestChannel, type WatchedThing, watchChannel } from '@regimen/contract/watching.ts';
import { quietApi } from '../api.ts';
import { createJoinedChannels } from './joined-channels.ts';
import { keepConnected, later, socketTo } from './keep-connected.ts';
import { openLive, type Socket } from './live-connection.ts';
import { attachLine, heardOn } from './watched-channels.ts';

const never = () => Promise.reject(new Error('Visitors are on public channels alone.'));

/** Connects a visitor to what the page shows, by a key that the server gives out. */
export function connectVisitor(key: string): () => void {
  const others = createJoinedChannels(never);
  const detach = attachLine(others);
  const disconnect = keepConnected(() =>
    openLive({
      channel: '',
      place: '0.0',
      others,
      open: () => socketTo(key) as Socket,
      // The same key for as long as it lives, and a new one after that.
      authorise: async () => {
        const { session_key } = await quietApi('POST broadcasting/guest');
        return { auth: '', channel: guestChannel(session_key) };
      },
      missedSince: never,
      hear: ({ component, data }) =>
        heardOn(watchChannel(component as WatchedThing, String(data.id)), {
          event: changedEvent,
          data: null,
        }),
      heardUpTo: () => undefined,
      readAll: () => undefined,
      // Signed in elsewhere in this browser: the next page knows.
      refused: () => undefined,
      later,
    }),
  );
  return () => {
    detach();
    disconnect();
  };
}
