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

/** Who is whose child is written in each process's own file, so all are asked, now and then; what they hold, often. */
let family: number[] = [];
let askedAt = 0;

function fromProc(pid: number): Seen[] {
  if (performance.now() - askedAt > 200) {
    askedAt = performance.now();
    family = familyOf(pid);
  }
  return family.flatMap((each) => {
    const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${each}/status`))?.[1] ?? 0);
    return kilobytes > 0 ? [{ pid: each, megabytes: kilobytes / 1_024 }] : [];
  });
}

function familyOf(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    // Its name is in brackets and may hold anything; its state and its parent's number follow.
    .map((name) => [Number(name), Number(read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1])]);
  const members = [pid];
  for (const member of members)
    members.push(...all.filter(([, parent]) => parent === member).map(([each = 0]) => each));
  return members;
}

/** Nothing, of a process that has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
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
