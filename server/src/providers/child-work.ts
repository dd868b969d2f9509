import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lookEveryMs, residentMegabytes } from './resident-memory.ts';

export interface ChildBounds {
  /** Resident; its heap may have half of it. */
  mostMegabytes: number;
  longestMs: number;
  /** How long it is kept with nothing to do. */
  idleMs: number;
}

/** `start`: it could not begin. Otherwise why it was ended (`unwanted`: by whoever gave the work), or `died` when it did so by itself. */
export class ChildFailed extends Error {
  readonly reason: 'start' | 'memory' | 'time' | 'unwanted' | 'died';
  constructor(reason: ChildFailed['reason']) {
    super(`The child process failed: ${reason}.`);
    this.name = 'ChildFailed';
    this.reason = reason;
  }
}

const longestStartMs = 20_000;

/**
 * Work that must not end the server with it, in a process that may be ended at any time. One piece at a time; the
 * caller sees to that. It is started when there is work and gets neither our environment nor our addresses.
 */
export function createChildWork<Work, Answer>(script: URL, bounds: ChildBounds) {
  let idle: ChildProcess | undefined;
  let resting: NodeJS.Timeout | undefined;

  async function run(work: Work, end?: AbortSignal): Promise<Answer> {
    clearTimeout(resting);
    const child = idle && !isGone(idle) ? idle : await start(script, bounds);
    idle = undefined;
    hold(child);
    try {
      if (end?.aborted) throw new ChildFailed('unwanted');
      return await answerOf(child, work, bounds, end);
    } finally {
      await rest(child);
    }
  }

  /** What it has grown to counts against the next piece of work, which would be blamed for it. */
  async function rest(child: ChildProcess): Promise<void> {
    const grown = isGone(child) ? 0 : await residentMegabytes(child.pid ?? 0);
    if (isGone(child) || grown > bounds.mostMegabytes / 2) return void child.kill('SIGKILL');
    idle = child;
    letGo(child);
    resting = setTimeout(() => {
      idle = undefined;
      child.kill('SIGKILL');
    }, bounds.idleMs).unref();
  }

  return { run };
}

/** One that was told to end is gone, even if it takes the system a moment. */
const isGone = (child: ChildProcess): boolean =>
  child.killed || child.exitCode !== null || child.signalCode !== null || !child.connected;

/** Nobody waits for a child that rests: the server may end, and the child with it. */
function letGo(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function start(script: URL, { mostMegabytes }: ChildBounds): Promise<ChildProcess> {
  const child = fork(fileURLToPath(script), [String(process.pid)], {
    // One arena for each thread would hold on to what is free.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    execArgv: [`--max-old-space-size=${mostMegabytes / 2}`, ...mayOnlyRead],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const failed = () => {
      clearTimeout(tooLong);
      child.kill('SIGKILL');
      reject(new ChildFailed('start'));
    };
    const tooLong = setTimeout(failed, longestStartMs);
    child.once('error', failed);
    child.once('exit', failed);
    child.once('message', () => {
      clearTimeout(tooLong);
      child.off('error', failed).off('exit', failed);
      // Sending to one that has just died is answered by its `exit`.
      child.on('error', () => undefined);
      lowerPriority(child);
      resolve(child);
    });
  });
}

/** It writes no file and starts no program. Native code is not held by this, so it is one wall among several. */
const mayOnlyRead = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker'];

/** Whoever only looks at pages goes first. */
function lowerPriority(child: ChildProcess): void {
  try {
    setPriority(child.pid ?? 0, 5);
  } catch {
    // It is gone already, or the system does not have this.
  }
}

function answerOf<Work, Answer>(
  child: ChildProcess,
  work: Work,
  bounds: ChildBounds,
  unwanted: AbortSignal | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (how: () => void) => {
      clearTimeout(tooLong);
      clearInterval(watching);
      child.off('message', answered).off('exit', died);
      unwanted?.removeEventListener('abort', letBe);
      how();
    };
    const kill = (reason: 'memory' | 'time' | 'unwanted') => {
      child.kill('SIGKILL');
      end(() => reject(new ChildFailed(reason)));
    };
    const letBe = () => kill('unwanted');
    unwanted?.addEventListener('abort', letBe);
    const answered = (message: unknown) => end(() => resolve((message as { made: Answer }).made));
    const died = () => end(() => reject(new ChildFailed('died')));
    const tooLong = setTimeout(() => kill('time'), bounds.longestMs);
    const watching = setInterval(async () => {
      if ((await residentMegabytes(child.pid ?? 0)) > bounds.mostMegabytes) kill('memory');
    }, lookEveryMs);
    child.once('message', answered);
    child.once('exit', died);
    // It never got the work, so that is not to blame.
    child.send(work as object, (error) => {
      if (error) end(() => reject(new ChildFailed('start')));
    });
  });
}
