import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Process ids are used again by the system, so a number in a file proves nothing. Two questions are asked
// here about a live process: is it still the same one, and what was it started as.

const onLinux = process.platform === 'linux';

/** A text that no other process, before or after, shares with this one; nothing when it is gone. */
export function findProcessIdentity(pid: number): string | undefined {
  if (!onLinux) return ps(pid, 'lstart=');
  const stat = read(`/proc/${pid}/stat`);
  // The name in parentheses may itself hold blanks and parentheses, so fields are counted after the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields?.[0];
  const startedAtTick = fields?.[19];
  // A zombie has ended and only waits to be collected, which some containers never do.
  if (!startedAtTick || state === 'Z' || state === 'X') return undefined;
  return `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${startedAtTick}`;
}

/** The words a live process was started with; nothing when it is gone or a zombie. */
export function findProcessCommand(pid: number): string[] | undefined {
  if (!onLinux) return ps(pid, 'args=')?.split(' ');
  return read(`/proc/${pid}/cmdline`)?.split('\0').filter(Boolean);
}

function ps(pid: number, column: string): string | undefined {
  try {
    const answer = execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8') || undefined;
  } catch {
    return undefined;
  }
}
