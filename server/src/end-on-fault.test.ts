import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const module = JSON.stringify(new URL('./end-on-fault.ts', import.meta.url).href);

it.each([
  ['uncaughtException', "setTimeout(() => { throw new TypeError('blood pressure 180'); })"],
  [
    'unhandledRejection',
    "void Promise.reject(Object.assign(new Error('blood pressure 180'), { code: '22P02' }))",
  ],
  ['unhandledRejection', "void Promise.reject('blood pressure 180')"],
  ['unhandledRejection', 'void Promise.reject(undefined)'],
])('%s ends the process, and says kind and place, never what it held: %s', (origin, fault) => {
  const script = `import { endOnFault } from ${module}; endOnFault(); setInterval(() => {}, 1000); ${fault}`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(status).toBe(70);
  expect(stderr).toContain(`(${origin})`);
  expect(stderr).not.toContain('blood');
});
