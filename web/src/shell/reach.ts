import { createStore } from './store.ts';

/**
 * Whether our server was reached when it was last asked for anything. Its answers say so and nothing else does:
 * browsers believe in a connection in a tunnel, and behind a hotel's sign-in page. A page that the service worker
 * kept begins without one. offline/reconnect.ts asks again for as long as it is out of reach.
 */
export const reached = createStore(globalThis.document?.documentElement?.dataset.kept === undefined);

/** `false`: this is no answer of ours, whatever its status says, and whatever was sent has not arrived. */
export function isAnswer({ headers, status }: Pick<Response, 'headers' | 'status'>): boolean {
  if (headers.has('X-Request-Id')) {
    // A kept answer is ours too, of another time.
    reached.set(!headers.has('X-Kept'));
    return true;
  }
  // A proxy says that the server is away (and not that somebody has to sign in to the network): no word on the way there.
  if (status >= 500 && status !== 511) return true;
  reached.set(false);
  return false;
}

export const notReached = (): void => reached.set(false);
