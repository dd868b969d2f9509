import { readdirSync, readFileSync } from 'node:fs';
import { openSiteOn } from '../e2e/site.ts';
import { type TestDatabase, withTestPostgres } from '../server/src/test-database.ts';
import { pages } from '../web/src/routes.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { requireWebBuild, withPlaces } from './support/page-addresses.ts';
import { type Cell, checkCell, listCells } from './support/r14-cells.ts';
import { payloads } from './support/r14-payloads.ts';
import { cookiesFor, member, visitors } from './support/r14-people.ts';
import { ask, checkPayload } from './support/r14-redirects.ts';
import { type Fault, type Kind, watch } from './support/r14-watch.ts';

// R14: every page of the route table × every account state in a real browser: nothing from elsewhere, a strict
// policy that nothing breaks, where the guard says, no fault that axe finds; and 60 tries to lead people off the
// site. A page added to the table is opened without being named here.

type Job = () => Promise<Fault[]>;

async function sweep(database: TestDatabase): Promise<void> {
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
            const { page, visitor, place, theme, width } = cell;
            const where = `${page.path} by ${visitor.name}, ${place.locale} ${theme} ${width}`;
            return [{ kind: 'other', words: `${where}: ${error.message}` }];
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
      report(cells.length, faults);
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
    `${cells} cells of ${pages.length} pages × ${visitors.length} states: ${count('third-party')} third-party, ${count('csp')} csp, ${count('off-site')} off-site of ${payloads.length} payloads, ${count('axe')} axe, ${count('other')} else`,
    '0 of ≥60',
    faults.length === 0 && payloads.length >= 60,
  );
}

requireWebBuild();
if (flags.mutant) {
  const assets = 'web/build/client/assets';
  const names = readdirSync(new URL(`../${assets}/`, import.meta.url)).filter((name) => name.endsWith('.js'));
  const safePathFile = names.find((name) =>
    readFileSync(new URL(`../${assets}/${name}`, import.meta.url), 'utf8').includes('this.site.invalid'),
  );
  const headers = 'server/src/http/security-headers.ts';
  const html = 'server/src/http/pages.ts';
  await catchMutants(
    'R14',
    'proof/r14-browser.ts',
    [
      {
        name: 'inline-scripts-allowed',
        changes: [[headers, "script-src 'self'", "script-src 'self' 'unsafe-inline'"]],
      },
      {
        name: 'no-script-named',
        changes: [[headers, /(script-src 'self') \$\{scripts\}/, '$1']],
      },
      {
        name: 'any-path-remembered',
        changes: [
          [
            `${assets}/${safePathFile}`,
            /(function \w+\((\w+)\)\{)(?=if\(typeof \2!=`string`\|\|\2\.length>1e3)/,
            '$1return $2;',
          ],
        ],
      },
      {
        name: 'picture-from-elsewhere',
        changes: [
          [
            html,
            'bytesOf(html)',
            'bytesOf(html.map((piece) => piece.replace(\'</body>\', \'<img alt="" src="https://elsewhere.test/x.png"></body>\')))',
          ],
        ],
      },
      {
        name: 'picture-without-words',
        changes: [
          [
            html,
            'bytesOf(html)',
            "bytesOf(html.map((piece) => piece.replace('</main>', '<img src=\"/favicon.ico\"></main>')))",
          ],
        ],
      },
    ],
    { folders: ['web/build', 'web/src', 'e2e', 'scripts'], inTurn: true },
  );
} else {
  await withTestPostgres(async (createDatabase) => sweep(await createDatabase()));
}
