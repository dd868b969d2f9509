// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Node 24, a dependency of the project; the machine's own may be older. */
export const projectNode = join(root, 'node_modules', '.bin', 'node');

/** One Ctrl-C arrives several times: from the terminal, from npm. What comes later is a person losing patience. */
const oneKeystrokeMs = 1000;
/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Whether a signal came; from then on nothing new is started. */
let interrupted = false;
export const wasInterrupted = () => interrupted;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the project's root when left out
 * @property {Record<string, string | undefined>} [env] in addition to our own
 * @property {(text: string) => void} [onOutput] gets what the program prints
 * @property {boolean} [hold] with `onOutput`: what the program prints is not printed as well
 * @property {number} [limitMs] killed after that
 */

/**
 * Runs a program to its end and gives its exit code. It gets a process group of its own, so that signals
 * reach it once, through here: the first is passed on, a second one after a moment kills.
 * @param {string} command
 * @param {string[]} words
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function runToEnd(command, words, { cwd = root, env, onOutput, hold, limitMs } = {}) {
  if (interrupted) return Promise.resolve(130);
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['inherit', onOutput ? 'pipe' : 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      if (!hold) process.stdout.write(text);
      onOutput?.(text);
    });

    /** Each program is told for itself: several may run at the same time. */
    let toldAt = 0;
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      interrupted = true;
      if (!toldAt) {
        toldAt = Date.now();
        // A closed terminal is a wish to stop like any other; programs need to know two signals only.
        signalGroup(child.pid, signal === 'SIGHUP' ? 'SIGTERM' : signal);
      } else if (Date.now() - toldAt > oneKeystrokeMs) {
        signalGroup(child.pid, 'SIGKILL');
      }
    };
    const stopHearing = hear(pass);
    const late = limitMs ? setTimeout(() => signalGroup(child.pid, 'SIGKILL'), limitMs) : undefined;

    /** @param {number} code */
    const finish = (code) => {
      stopHearing();
      clearTimeout(late);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      finish(1);
    });
    // "close" comes after the last output; without a pipe it is the same as "exit".
    child.once('close', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * Waits, or not to the end when a signal comes.
 * @param {number} ms
 * @returns {Promise<void>}
 */
export function pause(ms) {
  return new Promise((resolve) => {
    const finish = () => {
      stopHearing();
      clearTimeout(timer);
      resolve();
    };
    const stopHearing = hear(() => {
      interrupted = true;
      finish();
    });
    const timer = setTimeout(finish, ms);
  });
}

/**
 * Every wish to stop, until the function that it gives is called.
 * @param {(signal: NodeJS.Signals) => void} listener
 */
function hear(listener) {
  for (const signal of forwarded) process.on(signal, listener);
  // npm, killed, tells nobody; those it had started are then handed to another parent.
  const orphaned = setInterval(() => {
    if (!process.env.npm_lifecycle_event || interrupted || listParents() === parents) return;
    listener('SIGTERM');
  }, 500);
  return () => {
    clearInterval(orphaned);
    for (const signal of forwarded) process.off(signal, listener);
  };
}

/** npm is the parent of this process, or, with a shell in between, the parent of that (seen on Linux only). */
function listParents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** As they were when this began. */
const parents = listParents();

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended in this very moment.
  }
}

/** Node keeps there what it made of our sources: the next start takes a third less. */
const compileCache = join(root, 'node_modules', '.cache', 'node');

/**
 * One of our own programs, under the project's Node.
 * @param {string[]} words
 * @param {RunOptions} [options]
 */
export function runNode(words, options) {
  return runToEnd(projectNode, ['--import', new URL('follow-parent.mjs', import.meta.url).href, ...words], {
    ...options,
    env: { NODE_COMPILE_CACHE: compileCache, ...options?.env },
  });
}
