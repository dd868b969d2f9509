import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keptNames } from '../web/src/shell/kept.ts';
import { root } from './child.mjs';

/**
 * Every file that keeps something in a browser, and the names under which the page about cookies speaks of it. A new
 * one fails until it is named here and there; `e2e/kept-in-browser.story.ts` looks at what a browser really holds.
 */
const keepers: Readonly<Record<string, readonly string[]>> = {
  'server/src/http/cookies.ts': [
    'regimen_session',
    'regimen_device',
    'regimen_visit',
    'regimen_sign_in',
    'regimen_guest',
    'regimen_admin',
  ],
  // For preferences.ts, remembered-path.ts, flash.ts and referral.ts.
  'web/src/shell/cookie.ts': ['regimen_state', 'regimen_after_login', 'regimen_flash', 'regimen_ref'],
  'web/src/features/short-links/short-link-page.tsx': ['regimen_ref'],
  // Everything in local and session storage, for all of the web.
  'web/src/shell/kept.ts': Object.keys(keptNames),
  // In the head, before our own code runs.
  'web/src/shell/chunk-reload.ts': ['chunk-reload-at'],
  'web/public/worker.js': ['files-1', 'own-1'],
  // These hand on cookies that the ones above have made, or read whether there is one.
  'server/src/http/pages.ts': [],
  'server/src/http/ready.ts': [],
  'server/src/http/bytes.ts': [],
  'web/src/shell/page-guard.ts': ['regimen_after_login', 'regimen_flash'],
  'web/src/shell/page-data.ts': ['regimen_after_login', 'regimen_flash'],
};
/** Set by React Router for us. */
const ofLibraries = ['react-router-scroll-positions'];

const writes = /document\.cookie\s*=|\.setItem\(|caches\.open|indexedDB|cookieStore|['"]set-cookie['"]/i;
const isTest = /\.test\.tsx?$|\/testing\/|\/test-[a-z-]+\.ts$/;

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => /^(web\/(src|public)|server\/src)\/.*\.(tsx?|js)$/.test(path) && !isTest.test(path))
  .filter((path) => existsSync(join(root, path)));

const namedIn = (locale: string): string[] => {
  const page = readFileSync(join(root, `server/src/features/site/documents/${locale}/cookies.md`), 'utf8');
  return [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
};

describe('what is kept in a browser', () => {
  test('is kept by files that are known', () => {
    const found = sources.filter((path) => writes.test(readFileSync(join(root, path), 'utf8')));
    expect(found.length).toBeGreaterThan(7);
    expect(found.filter((path) => !Object.hasOwn(keepers, path))).toEqual([]);
    expect(Object.keys(keepers).filter((path) => !found.includes(path))).toEqual([]);
  });

  test('is read and written through its keeper alone, and every name in the table is somebody’s', () => {
    const web = sources.filter((path) => path.startsWith('web/src/'));
    const touches = web.filter((path) =>
      /(local|session)Storage\b/.test(
        readFileSync(join(root, path), 'utf8').replace(/^\s*(\*|\/\/).*$/gm, ''),
      ),
    );
    expect(touches.sort()).toEqual(['web/src/shell/chunk-reload.ts', 'web/src/shell/kept.ts']);
    const asked = web.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\b(?:kept|keeper)(?:<\w+>)?\(\s*'([^']+)'/g)].map(
        ([, name = '']) => name,
      ),
    );
    const byConstant = ['isAuthed', 'chunk-reload-at'];
    expect(Object.keys(keptNames).filter((name) => ![...asked, ...byConstant].includes(name))).toEqual([]);
  });

  test.each(['en', 'ar'])('stands on the page about cookies, and nothing else does (%s)', (locale) => {
    const kept = [...new Set([...Object.values(keepers).flat(), ...ofLibraries])].sort();
    expect(namedIn(locale).sort()).toEqual(kept);
  });
});
