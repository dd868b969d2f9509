import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

// How much memory a process and everything it started hold. On Linux the system remembers each process's own peak, so
// that none is missed between two looks; elsewhere what was seen counts.

interface Seen {
  pid: number;
  megabytes: number;
}

export interface TreeMemory {
  /** The largest the process itself has been. */
  own: number;
  /** The same and the largest of its children: they come one after another. */
  tree: number;
  /** Most children at the same time; one may still be going while the next begins. */
  children: number;
}

/** Looks until it is told to stop. `now` says what was seen so far. */
export function watchTree(pid: number): { now(): TreeMemory; stop(): void } {
  const peaks = new Map<number, number>();
  let children = 0;
  const look = () => {
    const tree = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
    for (const { pid: each, megabytes } of tree) peaks.set(each, Math.max(peaks.get(each) ?? 0, megabytes));
    children = Math.max(children, tree.length - 1);
  };
  look();
  const timer = setInterval(look, process.platform === 'linux' ? 25 : 250);
  return {
    now() {
      const own = peaks.get(pid) ?? 0;
      const others = [...peaks].filter(([each]) => each !== pid).map(([, megabytes]) => megabytes);
      return { own, tree: own + Math.max(0, ...others), children };
    },
    stop: () => clearInterval(timer),
  };
}

function fromProc(pid: number): Seen[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    // Any of its threads may have started one.
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return [{ pid, megabytes: kilobytes / 1_024 }, ...children.flatMap((child) => fromProc(Number(child)))];
  } catch {
    // It has just ended.
    return [];
  }
}

function fromPs(pid: number): Seen[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='])
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = all.filter(([each]) => each === pid);
  for (const [member] of family) family.push(...all.filter(([, parent]) => parent === member));
  return family.map(([each = 0, , kilobytes = 0]) => ({ pid: each, megabytes: kilobytes / 1_024 }));
}
