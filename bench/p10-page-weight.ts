import { guardPage } from '@regimen/contract/guards.ts';
import { openSiteOn } from '../e2e/site.ts';
import { goal, show } from '../proof/support/goal.ts';
import { requireWebBuild, withPlaces } from '../proof/support/page-addresses.ts';
import { cookiesFor, type Visitor } from '../proof/support/r14-people.ts';
import { inLanes } from '../scripts/lanes.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { pages } from '../web/src/routes.ts';
import { findLostMarks, findPackages, packagesUsedBy } from './support/package-marks.ts';
import { measureScripts } from './support/page-scripts.ts';

// P10: the JavaScript that a guest downloads, compressed as served, for every page that the route table opens to
// guests. Sizes do not change with the machine, so the quick form is the whole of it.

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)}kB`;
const most = { catalog: 138_000, page: 330_000 };
const catalog = pages.find(({ path }) => path === '/programs');

const expert: Visitor = { name: 'expert', state: 'registered', roles: ['expert'] };

requireWebBuild();
await withTestPostgres(async (createDatabase) => {
  const database = await createDatabase();
  const site = await openSiteOn(database);
  try {
    await withPlaces(database.ownerUrl, site, async ([place], owner) => {
      const sizes = new Map<string, number>();
      const wrong: string[] = findLostMarks().map((mark) => `no longer a mark of its package: ${mark}`);
      const cookies = await cookiesFor(owner, [place], expert);
      // Sizes are counted, not timed, and much of it is waiting until a page asks for nothing more.
      await inLanes(4, pages, async (page) => {
        const open = guardPage(page, { state: 'guest', roles: [] }).kind === 'allow';
        if (!open && guardPage(page, expert).kind !== 'allow') return;
        const address = place.origin + place.addressOf(page.path, open ? undefined : expert.name);
        const found = await measureScripts(site.browser, address, open ? [] : cookies);
        console.log(`  ${page.path} ${kB(found.bytes)} in ${found.count} scripts`);
        sizes.set(page.path, found.bytes);
        const used = packagesUsedBy(page.file);
        for (const name of findPackages(found.text))
          if (name === 'zod' ? open : !used.has(name)) wrong.push(`${page.path} downloads ${name}`);
        for (const url of found.unpacked) wrong.push(`${page.path}: not compressed: ${url}`);
        if (found.count === 0) wrong.push(`${page.path}: no script was seen`);
      });
      const first = sizes.get(catalog?.path ?? '') ?? Number.POSITIVE_INFINITY;
      goal('P10', `${catalog?.path} ${kB(first)}`, '≤138kB', first <= most.catalog);
      const [largest = '', size = Number.POSITIVE_INFINITY] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [];
      goal('P10', `largest of ${sizes.size} pages ${largest} ${kB(size)}`, '≤330kB', size <= most.page);
      show(wrong);
      goal('P10', `${wrong.length} with zod, unused canvas or charts, uncompressed`, '0', wrong.length === 0);
    });
  } finally {
    await site.close();
  }
});
