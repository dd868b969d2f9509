// @ts-check
// Behind every `npm` command of the project. Runs on the Node that the machine has (20 or newer), with
// nothing but what comes with it; everything after the installation runs on the project's own Node.
import { runNode } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { supervise } from './supervise.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const [command = '', ...words] = process.argv.slice(2);

/** @type {Record<string, () => Promise<number>>} */
const commands = {
  start: async () =>
    (await ensureWebBuilt()) ||
    supervise(['server/src/main.ts', ...words], { env: { NODE_ENV: 'production' } }),
  dev: () => runNode(['server/src/main.ts', ...words], { env: { NODE_ENV: 'development' } }),
  test: () => runNode(['scripts/test.ts', ...words]),
  check: () => runNode(['scripts/test.ts', '--all']),
  proof: () => runNode(['scripts/goals.ts', 'proof', ...words]),
  bench: () => runNode(['scripts/goals.ts', 'bench', ...words]),
  'admin:create': () => runNode(['server/src/main.ts', '--create-admin', ...words]),
  'realtime:keys': () => runNode(['server/src/main.ts', '--realtime-keys', ...words]),
  'audit:verify': () => runNode(['server/src/main.ts', '--verify-audit', ...words]),
};

const run = commands[command];
if (run) {
  process.exitCode = (await ensureInstalled()) || (await run());
} else {
  console.error(`Unknown command ${command}. There are: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
}
