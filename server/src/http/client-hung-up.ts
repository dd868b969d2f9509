import type { ServerResponse } from 'node:http';

/** Tells when whoever asked has hung up before all of the answer was theirs. */
export function clientHungUp(answer: ServerResponse): AbortSignal {
  if (answer.destroyed) return AbortSignal.abort();
  const gone = new AbortController();
  answer.once('close', () => {
    if (!answer.writableFinished) gone.abort();
  });
  return gone.signal;
}
