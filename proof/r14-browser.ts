import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../scripts/child.mjs';
import { flags } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { requireWebBuild } from './support/page-addresses.ts';
import { copyWith } from './support/patched-copy.ts';
import { pseudoChanges } from './support/pseudo.ts';

// R14: every page of the route table × every account state in a real browser: nothing from elsewhere, a strict
// policy that nothing breaks, where the guard says, no fault that axe finds, every word from the catalogue; and 60
// tries to lead people off the site. A page added to the table is opened without being named here. All of it happens
// in a copy of the product that speaks a pseudo-locale (support/pseudo.ts).

const folders = ['web/build', 'web/src', 'e2e', 'scripts'];

requireWebBuild();
if (flags.mutant) {
  const assets = 'web/build/client/assets';
  const scriptWith = (pattern: RegExp, place = assets): string => {
    const folder = new URL(`../${place}/`, import.meta.url);
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    const found = scripts.find((name) => pattern.test(readFileSync(new URL(name, folder), 'utf8')));
    return `${place}/${found}`;
  };
  const explore = /[\w$]+\([`"]explore[`"]\)/;
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
            scriptWith(/this\.site\.invalid/),
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
        name: 'word-in-a-component',
        changes: [scriptWith(explore), scriptWith(explore, 'web/build/server')].map((file) => [
          file,
          explore,
          '"Explore"',
        ]),
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
    { folders, inTurn: true },
  );
} else {
  const place = copyWith(pseudoChanges(), folders);
  try {
    const script = join(place, 'proof/support/r14-sweep.ts');
    const follow = new URL('../scripts/follow-parent.mjs', import.meta.url).href;
    // What is made of a copy's sources is of no use to the next.
    process.exitCode = await runToEnd(
      process.execPath,
      ['--import', follow, script, ...process.argv.slice(2)],
      { env: { NODE_DISABLE_COMPILE_CACHE: '1' } },
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
