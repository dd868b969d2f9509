import { queryObjects } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { keepDoing } from './keep-doing.ts';

// A thread of its own: counting what is in memory takes as long as there is much of it, and here is next to nothing.

let times = 0;
let reached: () => void = () => undefined;
let wanted = 0;
const until = (count: number) =>
  new Promise<void>((resolve) => {
    wanted = count;
    reached = resolve;
  });
const doing = keepDoing(
  async () => {
    if (++times === wanted) reached();
    return 0;
  },
  1,
  () => undefined,
);
await until(20);
const before = queryObjects(Promise, { format: 'count' });
await until(420);
const after = queryObjects(Promise, { format: 'count' });
await doing.stop();
parentPort?.postMessage(after - before);
