// @ts-check
import { constants } from 'node:os';
import { pause, runNode, wasInterrupted } from './child.mjs';

/** Codes with which the program ends before it has served anybody (server/src/explain-start.ts). */
const notStarted = 75;
const mustBeMended = 78;

const defaults = { firstPauseMs: 1_000, longestPauseMs: 60_000, wellAfterMs: 5 * 60_000 };

/** As the system numbers them: 128 and the signal that ended it. */
const { SIGABRT, SIGKILL, SIGSEGV, SIGBUS } = constants.signals;
/** @type {Record<number, string>} */
const reasons = {
  [128 + SIGABRT]: 'out of memory',
  [128 + SIGKILL]: 'it was killed, perhaps because the machine ran out of memory',
  [128 + SIGSEGV]: 'it crashed',
  [128 + SIGBUS]: 'it crashed',
  [notStarted]: 'it could not start',
};

/**
 * One of our own programs, started again when it ends without anybody having wished so: after a pause that grows, and
 * is short again once it has run well. What a person has to mend first is not tried again, and neither is a first
 * start that failed, since that person is still there.
 * @param {string[]} words
 * @param {import('./child.mjs').RunOptions} [options]
 * @param {Partial<typeof defaults>} [timing]
 * @returns {Promise<number>}
 */
export async function supervise(words, options, timing) {
  const { firstPauseMs, longestPauseMs, wellAfterMs } = { ...defaults, ...timing };
  for (let starts = 1, failures = 0; ; starts++) {
    const startedAt = Date.now();
    const code = await runNode(words, options);
    const isLastWord = code === 0 || code === mustBeMended || (code === notStarted && starts === 1);
    if (isLastWord || wasInterrupted()) return code;
    failures = Date.now() - startedAt >= wellAfterMs ? 1 : failures + 1;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
    const seconds = pauseMs === 1_000 ? '1 second' : `${pauseMs / 1_000} seconds`;
    const reason = reasons[code] ?? 'the reason stands above';
    const over = pause(pauseMs);
    console.error(`\nRegimen ended unexpectedly (${reason}). Starting it again in ${seconds}.`);
    await over;
    if (wasInterrupted()) return code;
  }
}
