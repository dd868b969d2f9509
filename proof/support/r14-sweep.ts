import { openSiteOn } from '../../e2e/site.ts';
import { seedDemo } from '../../server/seed/demo.ts';
import { type TestDatabase, withTestPostgres } from '../../server/src/test-database.ts';
import { pages } from '../../web/src/routes.ts';
import { flags, goal, show } from './goal.ts';
import { withPlaces } from './page-addresses.ts';
import { type Cell, checkCell, listCells, nameOf, wordsJudged } from './r14-cells.ts';
import { payloads } from './r14-payloads.ts';
import { content, cookiesFor, member, visitors } from './r14-people.ts';
import { ask, checkPayload } from './r14-redirects.ts';
import { type Fault, type Kind, watch } from './r14-watch.ts';

// The sweep of R14, in the copy that speaks pseudo.

type Job = () => Promise<Fault[]>;

async function sweep(database: TestDatabase): Promise<void> {
  await seedDemo(database.ownerUrl, Date.now(), { crowd: 'few', content });
  const site = await openSiteOn(database);
  try {
    await withPlaces(database.ownerUrl, site, async (places, owner) => {
      const tabs = new Map<string, Awaited<ReturnType<typeof openTab>>>();
      const openTab = async (cookies: Awaited<ReturnType<typeof cookiesFor>>) => {
        const context = await site.browser.newContext({ storageState: { cookies, origins: [] } });
        // No measure of speed: in full it takes the better part of an hour, beside whatever else there is.
        context.setDefaultTimeout(flags.quick ? 10_000 : 30_000);
        const tab = await context.newPage();
        return { tab, watched: await watch(tab) };
      };
      for (const visitor of visitors)
        tabs.set(visitor.name, await openTab(await cookiesFor(owner, places, visitor)));
      const open = new Map<string, string[]>();
      for (const { origin } of places) {
        const { body } = await ask(origin, '/api/load', {});
        open.set(origin, (JSON.parse(body) as { data: { publicPages: string[] } }).data.publicPages);
      }

      const cells = listCells(places, flags.quick);
      const check = async (cell: Cell): Promise<Fault[]> => {
        const { tab, watched } = tabs.get(cell.visitor.name) ?? (await openTab([]));
        const publicPages = open.get(cell.place.origin) ?? [];
        return checkCell(tab, watched, cell, { publicPages, quick: flags.quick }).catch(
          async (error: Error) => {
            // What it still asks for is not the next cell's.
            await tab.goto('about:blank');
            await watched.take(cell.place.origin);
            return [{ kind: 'other', words: `${nameOf(cell)}: ${error.message}` }];
          },
        );
      };
      // Each visitor has a tab, in which one page comes after the other.
      const byVisitor = [...Map.groupBy(cells, ({ visitor }) => visitor.name).values()].map((theirs) =>
        theirs.map((cell) => () => check(cell)),
      );
      const somebody = await cookiesFor(owner, places.slice(0, 1), { ...member, name: 'somebody' });
      const redirects = {
        ...(await openTab([])),
        origin: places[0].origin,
        signedIn: somebody.map(({ name, value }) => `${name}=${value}`).join('; '),
      };
      const tries = payloads.map((payload) => () => checkPayload(redirects, payload));
      const faults: Fault[] = [];
      await Promise.all([...byVisitor, tries].map((jobs) => runAll(jobs, faults)));
      report(
        cells.reduce((sum, { themes }) => sum + themes.length, 0),
        faults,
      );
    });
  } finally {
    await site.close();
  }
}

/** A build that is broken altogether need not be waited for page by page. */
const enough = flags.untilRed ? 1 : 30;

async function runAll(jobs: Job[], faults: Fault[]): Promise<void> {
  for (const job of jobs) {
    if (faults.length >= enough) return;
    faults.push(...(await job().catch((error: Error) => [{ kind: 'other' as const, words: error.message }])));
  }
}

function report(cells: number, faults: Fault[]): void {
  show(faults.map(({ kind, words }) => `${kind} ${words}`));
  const count = (kind: Kind) => faults.filter((fault) => fault.kind === kind).length;
  goal(
    'R14',
    `${cells} cells of ${pages.length} pages × ${visitors.length} states: ${count('third-party')} third-party, ${count('csp')} csp, ${count('off-site')} off-site of ${payloads.length} payloads, ${count('axe')} axe, ${count('words')} of ${wordsJudged()} words not from the catalogue, ${count('other')} else`,
    '0 of ≥60',
    faults.length === 0 && payloads.length >= 60,
  );
}

await withTestPostgres(async (createDatabase) => sweep(await createDatabase()));
