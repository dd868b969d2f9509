import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedPostgres, startPostgres } from './embedded.ts';

/** A server that ends this soon after its start counts as one that does not run. */
const wellAfterMs = 60_000;
const mostTries = 5;

/**
 * The built-in server for as long as the program runs: when it ends by itself (killed, out of memory) it is started
 * again under the same address, and who uses it comes back. `ended` tells only that it was given up.
 */
export async function keepPostgres(
  options: Parameters<typeof startPostgres>[0],
  say: (words: string) => void,
  pauseMs = 1_000,
): Promise<EmbeddedPostgres> {
  let server = await startPostgres(options);
  let stopping = false;
  const { url } = server;

  async function keep(): Promise<string | undefined> {
    let startedAt = Date.now();
    let reason = await server.ended;
    for (let tries = 1; reason !== undefined && !stopping; tries++) {
      if (Date.now() - startedAt > wellAfterMs) tries = 1;
      if (tries > mostTries) return reason;
      const pause = pauseMs * 2 ** (tries - 1);
      say(`The built-in database has ended unexpectedly. Starting it again in ${pause / 1000} s.`);
      await wait(pause);
      if (stopping) break;
      startedAt = Date.now();
      reason = await runAgain();
    }
    return undefined;
  }

  /** Gives the reason for which it ended this time. */
  async function runAgain(): Promise<string | undefined> {
    try {
      server = await startPostgres(options);
    } catch (error) {
      return (error as Error).message;
    }
    // It may have been asked to stop while it was on its way back.
    if (stopping) await server.stop();
    if (server.url === url) return server.ended;
    await server.stop();
    return 'Something else has taken its port.';
  }

  const ended = keep();
  return {
    url,
    ended,
    async stop() {
      stopping = true;
      await server.stop();
      await ended;
    },
  };
}
