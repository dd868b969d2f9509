import { Agent, request } from 'node:http';
import type { Served } from './served.ts';

export interface Shot {
  /** `{n}` is another number each time. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const concurrency = 24;
let sentSoFar = 0;

/** Sends `count` requests, all answered 2xx, and gives requests per CPU second of the server. */
export async function ratePerCpuSecond(served: Served, shot: Shot, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const before = await served.cpuSeconds();
  let left = count;
  const worker = async () => {
    while (left-- > 0) await send(served.url, shot, agent);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const used = (await served.cpuSeconds()) - before;
  agent.destroy();
  return count / used;
}

function send(url: string, { path, method = 'GET', headers = {}, body }: Shot, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path.replace('{n}', String(++sentSoFar)), url),
      { agent, method, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve();
          else reject(new Error(`${method} ${path} answered ${status}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** Ours and the floor in turn, so that a slow moment of the machine hits both; the median of the rounds. */
export async function ratio(
  ours: [Served, Shot],
  floor: [Served, Shot],
  options: { count: number; rounds: number; warm?: number },
): Promise<number> {
  // Until the compiler has seen enough of both, it is the compiler that is measured.
  const warm = options.warm ?? options.count;
  await ratePerCpuSecond(...ours, warm);
  await ratePerCpuSecond(...floor, warm);
  const ratios: number[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const floorRate = await ratePerCpuSecond(...floor, options.count);
    ratios.push((await ratePerCpuSecond(...ours, options.count)) / floorRate);
  }
  return median(ratios);
}
