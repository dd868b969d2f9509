import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { module, node, protocol } from '../../engine/src/testing/build.ts';
import { ITEMS } from '../../engine/src/testing/items.ts';
import { seedProgram } from '../../server/seed/programs.ts';
import { stayForMonths } from '../../server/src/test-follower.ts';
import type { Caller, World } from '../../server/src/test-world.ts';

/** One second is ten minutes. */
const tenMinutesASecond = 600;

/** A task, five minutes of waiting, the task again, for ever; and a nudge every hour. */
export const document = protocol(
  [
    node('followup', 'a', null, { selectedItem: 'act' }),
    node('wait', 'w', 'a', { settings: { kind: 'for', minutes: 5 } }),
    node('jump', 'j', 'w', { rules: { jumpRule: { target: 'a' } } }),
  ],
  ITEMS,
  [module('n', { selected_module: 'nudge', selected_item: 'hello', at_time: '00:00', every_hour: 1 })],
);

export interface Process {
  url: string;
  /** Ids of the notices that reached it. */
  heard: Set<string>;
  /** Settles when it is gone, whoever wanted that. */
  ended: Promise<void>;
  /** Holds it where it is, or lets it go on. */
  hold(on: boolean): void;
  kill(): Promise<void>;
}

const script = fileURLToPath(new URL('./r7-process.ts', import.meta.url));

/** One process of the product. `jobs`: its workers do jobs too. `speed`: how fast its clock runs. `redis`: they speak by that. */
export async function startProcess(
  databaseUrl: string,
  role: string,
  base: number,
  { jobs = false, speed = tenMinutesASecond, redis = '' } = {},
): Promise<Process> {
  const child = fork(script, [], {
    env: {
      ...process.env,
      R7_DATABASE: databaseUrl,
      R7_BASE: String(base),
      R7_SPEED: String(speed),
      R7_ROLE: role,
      R7_JOBS: jobs ? '1' : '0',
      R7_REDIS: redis,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const heard = new Set<string>();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    child.on('message', (message: { url: string } | { heard?: string }) => {
      if ('url' in message) resolve(message);
      else if (message.heard !== undefined) heard.add(message.heard);
    });
    child.once('exit', (code) => reject(new Error(`A ${role} did not start: ${code}`)));
  });
  return {
    url,
    heard,
    ended,
    hold: (on) => void child.kill(on ? 'SIGSTOP' : 'SIGCONT'),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A program, and people who may join it. */
export async function people(
  world: World,
  followers: number,
): Promise<{ callers: Caller[]; program: string }> {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const { program } = await world.runtime.tx(world.here.id, (tx) =>
    seedProgram(tx, expert.id as string, { document }),
  );
  const callers: Caller[] = [];
  for (let index = 0; index < followers; index++) {
    const caller = await world.add(world.here);
    await stayForMonths(world, caller);
    callers.push(caller);
  }
  return { callers, program };
}
