import type { CurrentUser } from '@regimen/contract/auth.ts';
import { quietApi } from '../api.ts';
import { reads, tell } from '../shell/use-call.ts';
import { createJoinedChannels } from './joined-channels.ts';
import { keepConnected, later, socketTo } from './keep-connected.ts';
import { hear } from './live-bus.ts';
import { openLive, type Socket } from './live-connection.ts';
import { attachLine } from './watched-channels.ts';

/** Where no connection comes about, as behind some proxies, what is shown is asked for again by the clock. */
const unheardMs = 20_000;

const authorise = (socket_id: string, channel_name: string) =>
  quietApi('POST broadcasting/auth', { body: { socket_id, channel_name } });

/** Connects this tab to what happens to its person, and to what its pages watch; what comes back ends that. */
export function connectLive(
  { id, eventsPlace = '0.0' }: CurrentUser,
  key: string,
  readPage: () => unknown,
): () => void {
  let place = eventsPlace;
  const others = createJoinedChannels(authorise);
  // Those who write with them see that they are here.
  others.join(`presence-person-${id}`);
  const readAll = () => {
    void readPage();
    void reads.renewWhere(() => true);
  };
  let stopAsking = () => {};
  const askByTheClock = () => {
    stopAsking();
    stopAsking = later(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) readAll();
      askByTheClock();
    }, unheardMs);
  };
  askByTheClock();
  const detach = attachLine(others);
  const disconnect = keepConnected(() =>
    openLive({
      channel: `private-user-${id}`,
      place,
      others,
      open: () => socketTo(key) as Socket,
      authorise,
      missedSince: (since) => quietApi('GET events', { query: { since } }),
      hear,
      heardUpTo: (heard) => {
        place = heard;
      },
      readAll,
      listening: (isListening) => (isListening ? stopAsking() : askByTheClock()),
      // A session that is over answers 401, and the page is left.
      refused: () => void tell('GET user/get-data'),
      later,
    }),
  );
  return () => {
    stopAsking();
    detach();
    disconnect();
  };
}
