import { performance } from 'node:perf_hooks';
import { openBrowser } from '../server/src/test-browser.ts';
import type { World } from '../server/src/test-world.ts';
import { flags, goal } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { withWorld } from './support/sweep.ts';

// R34: how long signing in, recovering a password and asking for a link take says nothing about whether the address
// has an account. Known and unknown take turns, each try from a place of its own; their medians are compared.

const tries = flags.quick ? 30 : 500;
/** Parts of the whole. In seconds on a busy machine, a median is only roughly one. */
const most = flags.quick ? 0.6 : 0.03;

const ways = [
  ['signing in', 'auth/login', { password: 'not the password at all' }],
  ['recovering', 'auth/password-recovery', {}],
  ['asking for a link', 'auth/sign-in-link', {}],
] as const;

let places = 0;
/** An address that nobody has called from. */
const newPlace = () => `10.${(++places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;

async function measure(world: World): Promise<void> {
  for (const [name, path, more] of ways) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let index = -10; index < tries; index++) {
      const known = String((await world.add(world.here)).email);
      const unknown = `${crypto.randomUUID()}@example.test`;
      const both = [
        ['known', known],
        ['unknown', unknown],
      ] as const;
      for (const [which, email] of index % 2 === 0 ? both : both.toReversed()) {
        const browser = openBrowser(world, world.here, newPlace());
        const begun = performance.now();
        await browser.post(path, { email, ...more });
        // The first ones warm up.
        if (index >= 0) times[which].push(performance.now() - begun);
      }
    }
    const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
    const apart = Math.abs(known / unknown - 1);
    const value = `${name}: ${known.toFixed(2)} and ${unknown.toFixed(2)} ms, ${(apart * 100).toFixed(1)}% apart`;
    goal('R34', value, `≤${most * 100}%`, apart <= most);
  }
}

const medianOf = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

if (flags.mutant)
  await catchMutants('R34', 'proof/r34-equal-times.ts', [
    {
      name: 'no-work-for-nobody',
      changes: [
        [
          'server/src/features/accounts/password.ts',
          'await derive(password, randomBytes(16), asker, hashCost);\n    return false;',
          'return false;',
        ],
      ],
    },
  ]);
else await withWorld(measure);
