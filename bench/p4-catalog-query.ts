import { programTimes } from '@regimen/contract/catalog-filters.ts';
import { programCategories } from '@regimen/contract/program-categories.ts';
import { signNames } from '@regimen/contract/signs.ts';
import { flags, goal } from '../proof/support/goal.ts';
import { random } from '../proof/support/random.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { type Caller, openWorld, type World } from '../server/src/test-world.ts';
import { catalogWords, seedCatalog } from './support/large-catalog.ts';
import { percentile } from './support/load.ts';

// P4: the catalog by any filters, orders, pages and searches, with its counts, at 100,000 programs against the same at
// 1,000. Both sites stand in one database and are asked in turn, so that a slow moment of the machine hits both.

const few = 1_000;
const many = flags.quick ? 5_000 : 100_000;
const asked = flags.quick ? 200 : 1_500;
const rounds = flags.quick ? 2 : 5;
const most = 2;

await withTestPostgres(async (createDatabase) => {
  const database = await createDatabase();
  const world = await openWorld({ database });
  try {
    const sites = [];
    for (const [host, size] of [
      ['few.test', few],
      ['many.test', many],
    ] as const) {
      const tenant = await world.addTenant(host);
      const owner = await world.add(tenant, { roles: ['expert'] });
      const began = Date.now();
      await seedCatalog(database.ownerUrl, tenant.id, owner.id as string, size);
      console.log(`  ${size} programs written in ${((Date.now() - began) / 1000).toFixed(1)} s`);
      sites.push(world.guest(tenant));
    }
    const both = sites as [Caller, Caller];
    await askInTurn(world, both, 100, 0);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const [ofFew, ofMany] = await askInTurn(world, both, asked, round);
      const [low, high] = [percentile(ofFew, 0.99), percentile(ofMany, 0.99)];
      console.log(
        `  round ${round}: p50 ${show(percentile(ofFew, 0.5))} and ${show(percentile(ofMany, 0.5))}, p99 ${show(low)} and ${show(high)}`,
      );
      ratios.push(high / low);
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] as number;
    goal('P4', `p99 at ${many} programs ${median.toFixed(2)} × that at ${few}`, `≤${most}`, median <= most);
  } finally {
    await world.close();
    await database.drop();
  }
});

/** The same questions to both, one after the other; how long each took, in milliseconds. */
async function askInTurn(world: World, callers: [Caller, Caller], count: number, seed: number) {
  const taken: [number[], number[]] = [[], []];
  const chance = random(seed);
  for (let i = 0; i < count; i++) {
    const path = `/api/catalog?${question(chance)}`;
    for (const which of [0, 1] as const) {
      const began = performance.now();
      const { status } = await world.call(callers[which], 'GET', path);
      taken[which].push(performance.now() - began);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  }
  return taken;
}

/** None to three filters, often words (some of them mistyped), any order, sometimes a later page. */
function question({ next, from, below }: ReturnType<typeof random>): URLSearchParams {
  const query = new URLSearchParams();
  const filters: [name: string, values: readonly string[]][] = [
    ['category', programCategories],
    ['level', ['beginner', 'intermediate', 'advanced']],
    ['signs', [...signNames.slice(20, 30), 'insomnia', 'stress', 'sign-3', 'sign-17']],
    ['time', programTimes],
    ['tag', ['tag-3', 'tag-44', 'tag-500', 'tag-no']],
    ['access', ['free']],
    ['popular', ['popular']],
  ];
  for (let i = below(4); i > 0; i--) {
    const [name, values] = from(filters);
    query.set(name, from(values));
  }
  if (next() < 0.4) query.set('search', words({ next, from, below }));
  if (next() < 0.5) query.set('order', from(['newest', 'rating', 'followers', 'shortest']));
  if (next() < 0.2) query.set('page', String(2 + below(5)));
  return query;
}

function words({ next, from, below }: ReturnType<typeof random>): string {
  const list = from([catalogWords.kinds, catalogWords.things, catalogWords.things, catalogWords.rare]);
  const first = from(list);
  const slip = below(first.length - 1) + 1;
  const typed = next() < 0.3 ? first.slice(0, slip) + first.slice(slip + 1) : first;
  return next() < 0.4 ? `${typed} ${from(catalogWords.rare)}` : typed;
}

function show(ms: number): string {
  return `${ms.toFixed(1)} ms`;
}
