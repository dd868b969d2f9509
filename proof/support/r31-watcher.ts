import { Agent, get } from 'node:http';

// Asks from outside, again and again, whether the product is there, and says how long it had to wait at the most, and
// how long for a bare server beside it.

const { R31_URL = '', R31_FLOOR = '' } = process.env;
const everyMs = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const floorAgent = new Agent({ keepAlive: true, maxSockets: 1 });

let slowest = 0;
let floor = 0;
let asked = 0;
let failed = 0;
let since: number | null = null;

const ask = () =>
  new Promise<void>((resolve) => {
    since = performance.now();
    const done = (isWell: boolean) => {
      slowest = Math.max(slowest, performance.now() - (since ?? performance.now()));
      since = null;
      asked++;
      if (!isWell) failed++;
      resolve();
    };
    get(`${R31_URL}/healthz`, { agent }, (response) => {
      response.resume().once('end', () => done(response.statusCode === 200));
    }).once('error', () => done(false));
  });

const askFloor = async () => {
  const from = performance.now();
  await new Promise<void>((resolve) => {
    get(R31_FLOOR, { agent: floorAgent }, (response) => response.resume().once('end', resolve)).once(
      'error',
      resolve,
    );
  });
  floor = Math.max(floor, performance.now() - from);
};

process.on('message', () => {
  // One that is still waited for counts with what it has waited.
  const waiting = since === null ? 0 : performance.now() - since;
  process.send?.({ slowest: Math.max(slowest, waiting), floor, asked, failed }, () => undefined);
  slowest = 0;
  floor = 0;
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
// Beside each other: a product that hangs keeps nobody from looking at the machine.
const lookAtMachine = async (): Promise<never> => {
  for (;;) {
    await askFloor();
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
};
void lookAtMachine();
for (;;) {
  await ask();
  await new Promise((resolve) => setTimeout(resolve, everyMs));
}
