import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './child.mjs';
import { findFeatureCircles, findFileCircles } from './feature-circles.ts';
import {
  findActorFaults,
  findEnvironmentFaults,
  findFormatFaults,
  findImportFaults,
  findLengthFaults,
  findMarkdownFaults,
  findModelFaults,
  findNameFaults,
  findOutboundFaults,
  findReaderFaults,
  findSpreadFaults,
  findSqlFaults,
  findTenantFaults,
  findZoneFaults,
  listImports,
  type SourceFile,
} from './import-rules.ts';

// Whatever git knows or would take in; what was deleted a moment ago is still listed.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));
const texts: SourceFile[] = files
  .filter((path) => !/\.(png|jpe?g|webp|avif|ico|woff2?|pdf)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const sources = texts.filter(({ path }) => /^(engine|contract|server|web)\/src\/.*\.tsx?$/.test(path));

describe('the project', () => {
  test('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(20);
  });

  test.each([
    ['imports only what each part may', findImportFaults],
    ['has SQL only in queries.ts and db/', findSqlFaults],
    ['reads its environment in one place', findEnvironmentFaults],
    ['calls addresses through one client', findOutboundFaults],
    ['asks models in one place', findModelFaults],
    ['reads what comes later in one way', findReaderFaults],
    ['makes HTML of texts in one place', findMarkdownFaults],
    ['says numbers and times in one place', findFormatFaults],
    ['knows who is signed in by the contract', findActorFaults],
    ['has no file with a name that says nothing', findNameFaults],
    ['has no file that wants to be two', findLengthFaults],
    ['spreads no literals', findSpreadFaults],
  ])('%s', (_name, findFaults) => {
    expect(sources.flatMap(findFaults)).toEqual([]);
  });

  test('has no features that need each other in a circle', () => {
    expect(findFeatureCircles(sources)).toEqual([]);
  });

  test('has no files that need each other in a circle', () => {
    expect(findFileCircles(sources)).toEqual([]);
  });

  test('reckons with zones in Node alone', () => {
    expect(texts.flatMap(findZoneFaults)).toEqual([]);
  });

  test('names no tenant beside a transaction', () => {
    expect(texts.flatMap(findTenantFaults)).toEqual([]);
  });

  test('names no place on anybody’s machine and no package registry', () => {
    const strange = new RegExp(
      [
        '/(work/(main|shared)|Users/\\w+|root)/',
        '/home/\\w+/(src|work|regimen)',
        'registry\\.\\w+\\.\\w',
        'file:///\\w',
      ].join('|'),
    );
    const found = texts.flatMap(({ path, text }) => {
      const line = text.split('\n').find((each) => strange.test(each) && !each.includes("'registry\\\\."));
      return line === undefined ? [] : [`${path}: ${line.trim().slice(0, 120)}`];
    });
    expect(found).toEqual([]);
  });

  test('locks packages without saying where they came from', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { resolved?: string }>;
    };
    const hosts = Object.entries(lock.packages).filter(([, entry]) => entry.resolved?.includes('://'));
    expect(hosts.map(([name]) => name)).toEqual([]);
  });
});

describe('the rules see', () => {
  const faults = (path: string, text: string) =>
    [
      findImportFaults,
      findSqlFaults,
      findEnvironmentFaults,
      findFormatFaults,
      findOutboundFaults,
      findNameFaults,
      findLengthFaults,
      findMarkdownFaults,
      findActorFaults,
      findZoneFaults,
      findTenantFaults,
    ].flatMap((find) => find({ path, text })).length;

  test('every way to import', () => {
    const text = `import 'a';\nimport b from 'b';\nimport {\n  c,\n} from "c";\nexport { d } from 'd';\nimport type { E } from 'e';\nconst f = await import('f');`;
    expect(listImports(text).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('a model that is asked by hand, or by a bare name', () => {
    const found = (path: string, text: string) => findModelFaults({ path, text }).length;
    expect(found('server/src/features/agents/answer.ts', "import { streamText } from 'ai';")).toBe(1);
    expect(found('server/src/features/agents/answer.ts', "await import('@ai-sdk/openai')")).toBe(1);
    const bare = "const { generateText } = await import('ai');\ngenerateText({ model: 'vendor/small' })";
    expect(found('server/src/providers/model.ts', bare)).toBe(1);
    expect(found('server/src/providers/model.ts', bare.replace("'vendor/small'", 'language'))).toBe(0);
  });

  test('a reader written by hand, and none in what only sends or is pressed for', () => {
    const read = "api('GET tests')";
    const file = (...lines: string[]): SourceFile => ({
      path: 'web/src/features/tests/view.tsx',
      text: ["import { api } from '../../api.ts';", ...lines].join('\n'),
    });
    const effect = "import { useEffect } from 'react';";
    expect(findReaderFaults(file(effect, read))).toHaveLength(1);
    expect(findReaderFaults(file(effect, "api(\n  'GET tests')"))).toHaveLength(1);
    expect(findReaderFaults(file(effect, "api('POST tests')"))).toEqual([]);
    expect(findReaderFaults(file(read))).toEqual([]);
    expect(findReaderFaults({ path: 'web/src/a.ts', text: `${effect}\n${read}` })).toEqual([]);
  });

  test('a circle of features, also over three, and no chain', () => {
    const from = (feature: string, other: string): SourceFile => ({
      path: `server/src/features/${feature}/routes.ts`,
      text: `import { x } from '../${other}/do-it.ts';`,
    });
    const chain = [from('a', 'b'), from('b', 'c'), from('d', 'c')];
    expect(findFeatureCircles(chain)).toEqual([]);
    expect(findFeatureCircles([...chain, from('c', 'a')])).toEqual([['a', 'b', 'c']]);
  });

  test.each(['f({ a, ...{ b: 1 } })', 'f(...[a, b], c)', 'f(...([a, b] as const))'])('%s', (text) => {
    expect(findSpreadFaults({ path: 'web/src/a.ts', text })).toHaveLength(1);
  });
  test.each(['f({ a, ...rest })', 'f(...[a, b].map(g))', 'f({ ...(a && { b }) })'])('but not %s', (text) => {
    expect(findSpreadFaults({ path: 'web/src/a.ts', text })).toEqual([]);
  });

  test.each([
    ['web/src/a.tsx', "new Intl.DateTimeFormat('en').format(0)"],
    ['server/src/a.ts', 'at.toLocaleTimeString()'],
  ])('a page that formats by itself: %s', (path, text) => {
    expect(findFormatFaults({ path, text })).toHaveLength(1);
    expect(findFormatFaults({ path: 'contract/src/language/a.ts', text })).toEqual([]);
  });

  test('a circle of files, but not of their types', () => {
    const file = (name: string, text: string): SourceFile => ({ path: `web/src/${name}.ts`, text });
    const chain = [file('a', `import { b } from './b.ts';`), file('b', `import { c } from './c.ts';`)];
    const types = file('c', `import type { A } from './a.ts';\nimport { type A, type B } from './b.ts';`);
    expect(findFileCircles([...chain, types])).toEqual([]);
    const values = file('c', `import { type A, a } from './a.ts';`);
    expect(findFileCircles([...chain, values])).toEqual(['web/src/a.ts', 'web/src/b.ts', 'web/src/c.ts']);
  });

  test.each([
    ['engine/src/run.ts', `import { z } from 'zod';`],
    ['engine/src/run.ts', `import { load } from '@regimen/contract/load.ts';`],
    ['engine/src/run.ts', `import { readFile } from 'node:fs/promises';`],
    ['contract/src/auth.ts', `import pg from 'pg';`],
    ['contract/src/auth.ts', `import { scope } from '../../server/src/scope.ts';`],
    ['server/src/features/programs/routes.ts', `import { x } from '../people/queries.ts';`],
    ['server/src/features/programs/routes.ts', `import { x } from '../people/long-queries.ts';`],
    ['server/src/features/programs/queries.ts', `import { eq } from 'drizzle-orm';`],
    ['server/src/features/programs/publish.ts', `import { eq } from '../../db/drizzle.ts';`],
    ['server/src/features/programs/routes.ts', `import { x } from '../../app.ts';`],
    ['server/src/features/programs/publish-program.ts', `import { x } from '../../http/cookies.ts';`],
    ['server/src/features/programs/routes.ts', `import { x } from '../../realtime/bus.ts';`],
    ['server/src/features/programs/routes.ts', `import { x } from '../../../seed/people.ts';`],
    ['server/src/jobs/boss.ts', `import { x } from '../features/programs/publish-program.ts';`],
    ['server/src/db/pool.ts', `import { x } from '../http/identify-caller.ts';`],
    ['server/src/app.ts', `import { x } from '../../web/src/root.tsx';`],
    ['web/src/features/programs/list.tsx', `import { x } from '../people/card.tsx';`],
    ['web/src/features/programs/list-page.tsx', `import { x } from '../people/people-page.tsx';`],
    ['web/src/shared/flow/layout.ts', `import { x } from '../../features/builder/draft/draft.ts';`],
    ['web/src/shared/flow/layout.ts', `import type { X } from '../../features/live/live-page.tsx';`],
    ['web/src/shared/flow/layout.test.ts', `import { x } from '../../features/builder/draft/draft.ts';`],
    ['web/src/shell/page-guard.ts', `const x = await import('../features/home/home-page.tsx');`],
    ['web/src/ui/button.tsx', `import { x } from '../api.ts';`],
    ['web/src/api.ts', `import { x } from '@regimen/server/scope.ts';`],
    ['server/src/features/programs/routes.ts', `await tx.execute(sql\`select 1\`);`],
    ['server/src/features/programs/publish-program.ts', `await client.query('SELECT 1');`],
    ['server/src/jobs/boss.ts', `import pg from 'pg';`],
    ['server/src/http/identify-caller.ts', `const secret = process.env.SECRET;`],
    ['server/src/features/calendar/read-feed.ts', `const answer = await fetch(url);`],
    ['server/src/features/calendar/read-feed.ts', `import { request } from 'node:https';`],
    ['server/src/providers/models.ts', `import { request } from 'node:http';`],
    ['server/src/providers/models.ts', `import { fetch as ask } from 'undici';`],
    ['server/src/features/notifications/send-pushes.ts', `import webPush from 'web-push';`],
    ['server/src/features/openid/leave.ts', `import { discovery } from 'openid-client';`],
    ['server/src/features/nudges/routes.ts', 'rows.map(({ body }) => renderMarkdown(body));'],
    ['server/src/features/nudges/routes.ts', 'const { userId } = scope.actor as Actor;'],
    ['server/src/features/tasks/queries.ts', 'function findTask(tx: Tx, tenantId: string, id: string) {}'],
    ['server/src/features/tasks/queries.ts', 'const find = (\n  tx: Tx,\n  tenantId: string,\n) => {};'],
    [
      'server/src/features/tasks/queries.ts',
      'function add(tx: Tx, fn: (id: string) => void, tenantId: string) {}',
    ],
    ['server/src/features/tasks/queries.ts', 'function addTry(tx: Tx, { tenantId, subject }: Try) {}'],
    ['server/src/features/tasks/queries.ts', 'function find(tenantId: string, tx: Tx) {}'],
    ['server/src/features/tasks/routes.ts', 'queries.findTask(tx, scope.tenant.id, id);'],
    ['server/src/features/tasks/policy.ts', 'task: (tx, tenantId, params) => find(tx, params.id),'],
    ['proof/support/objects.ts', 'seedTask(\n  tx,\n  world.here.tenantId,\n)'],
    ['server/src/features/tasks/queries.ts', `select due_at AT TIME\n  ZONE $1`],
    ['server/migrations/099-days.sql', `SELECT date_trunc('day', now())`],
    ['server/seed/tasks.ts', `due_at + interval '1 day'`],
    ['web/src/utils/date.ts', ''],
    ['web/src/features/programs/index.ts', ''],
    ['server/src/helpers.ts', ''],
    ['server/src/features/users/queries.ts', '\n'.repeat(301)],
  ])('a fault in %s: %s', (path, text) => {
    expect(faults(path, text)).toBe(1);
  });

  test.each([
    [
      'engine/src/run.ts',
      `import { Temporal } from 'temporal-polyfill';\nimport { next } from './graph.ts';`,
    ],
    ['engine/src/run.test.ts', `import { test } from 'vitest';`],
    ['contract/src/auth.ts', `import { z } from 'zod';\nimport { x } from '@regimen/engine/check.ts';`],
    ['server/src/features/programs/routes.ts', `import { x } from '../people/invite-person.ts';`],
    ['server/src/features/programs/routes.ts', `import { x } from '../people/shared-queries.ts';`],
    ['server/src/features/programs/routes.ts', `import { x } from '../../http/register-calls.ts';`],
    ['server/src/features/programs/makers.ts', `import { x } from '../../../seed/people.ts';`],
    [
      'server/src/features/programs/queries.ts',
      `import { sql } from '../../db/drizzle.ts';\nconst q = sql\`select 1\`;`,
    ],
    ['server/src/main.ts', 'readSettings(process.env);'],
    ['server/src/app.ts', `import { createServer } from 'node:http';`],
    ['web/src/api.ts', 'await fetch(url);'],
    ['web/src/features/programs/list-page.tsx', `import { x } from '../people/card.tsx';`],
    ['web/src/features/programs/list.tsx', `import { x } from '../../shared/flow/layout.ts';`],
    ['web/src/shared/flow/layout.ts', `import { x } from '../steps/step-words.ts';`],
    ['web/src/features/programs/list-page.tsx', `import { Button } from '../../ui/button.tsx';`],
    ['server/src/features/calendar/icalendar.ts', `'BEGIN:VCALENDAR'`],
    ['server/src/db/zone-data.ts', 'AT TIME ZONE zone'],
    ['server/src/features/tasks/queries.ts', `due_at - interval '3 hours'`],
    [
      'server/src/features/tasks/queries.ts',
      'find(tx: Tx, id: string) {\n  eq(tasks.tenantId, tx.tenantId);\n}',
    ],
    ['server/src/features/tasks/queries.ts', 'insertTask(tx, { tenantId: tx.tenantId, id });'],
    ['server/src/features/tasks/queries.ts', `add(tx: Tx, row: Pick<Row, 'tenantId' | 'id'>) {}`],
    ['server/src/db/pool.ts', 'tx<T>(tenantId: string, fn: (tx: Tx) => Promise<T>): Promise<T>;'],
    ['web/src/i18n/en.ts', '\n'.repeat(900)],
  ])('no fault in %s: %s', (path, text) => {
    expect(faults(path, text)).toBe(0);
  });
});
