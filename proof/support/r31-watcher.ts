import { Agent, get } from 'node:http';

// Asks from outside, again and again, whether the product is there, and says how long it had to wait at the most.

const { R31_URL = '' } = process.env;
const everyMs = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

let slowest = 0;
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

process.on('message', () => {
  // One that is still waited for counts with what it has waited.
  const waiting = since === null ? 0 : performance.now() - since;
  process.send?.({ slowest: Math.max(slowest, waiting), asked, failed }, () => undefined);
  slowest = 0;
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
for (;;) {
  await ask();
  await new Promise((resolve) => setTimeout(resolve, everyMs));
}
