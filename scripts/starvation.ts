import { readFileSync } from 'node:fs';

// On a machine that is shared with others, its processors may be lent to them. What fails while most of the time is theirs
// says nothing of the product. Linux counts that time ("steal"); elsewhere nobody tells, and it never happened.

interface ProcessorTime {
  all: number;
  /** Ours to use, but others had it. */
  taken: number;
}

/** More than this share, over some ten seconds. */
const tooMuch = 0.5;
const lookEveryMs = 10_000;

/** From the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
export function timeIn(stat: string): ProcessorTime {
  const times = (/^cpu +(.*)$/m.exec(stat)?.[1] ?? '').split(' ').slice(0, 8).map(Number);
  return { all: times.reduce((sum, each) => sum + each, 0), taken: times[7] ?? 0 };
}

export const isStarved = (before: ProcessorTime, now: ProcessorTime): boolean =>
  now.all > before.all && (now.taken - before.taken) / (now.all - before.all) > tooMuch;

/** Looks until it is asked whether it came to that. */
export function watchStarvation(): () => boolean {
  let before = look();
  let starved = false;
  const compare = () => {
    const now = look();
    starved ||= isStarved(before, now);
    before = now;
  };
  const timer = setInterval(compare, lookEveryMs);
  return () => {
    clearInterval(timer);
    return starved;
  };
}

function look(): ProcessorTime {
  try {
    return timeIn(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { all: 0, taken: 0 };
  }
}

const mostTries = 3;

/** Tries again what failed, but only while others have the machine. `failed` says what that is. */
export async function triedAgain<Result>(
  first: () => Promise<Result>,
  failed: (result: Result) => string[],
  again: (result: Result, failed: string[]) => Promise<Result>,
  watch = watchStarvation,
): Promise<Result> {
  let wasStarved = watch();
  let result = await first();
  for (let tries = 1; tries < mostTries; tries++) {
    const left = failed(result);
    if (!wasStarved() || left.length === 0) return result;
    console.log(
      `\nOthers had more than half of this machine for a while. What failed is tried once more: ${left.join(', ')}`,
    );
    wasStarved = watch();
    result = await again(result, left);
  }
  wasStarved();
  return result;
}
