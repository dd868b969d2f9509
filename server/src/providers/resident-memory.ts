import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How often it is worth asking: a look into /proc costs next to nothing, elsewhere a program has to be started. */
export const lookEveryMs = process.platform === 'linux' ? 25 : 250;

/** What a process really holds of the machine's memory, in megabytes; 0 when it is gone or nobody can tell. */
export async function residentMegabytes(pid: number): Promise<number> {
  if (process.platform === 'linux') return inProc(pid);
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, kilobytes) =>
      resolve(error ? 0 : Number(kilobytes) / 1_024),
    );
  });
}

function inProc(pid: number): number {
  try {
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
}
