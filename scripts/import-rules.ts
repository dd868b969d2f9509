import { posix } from 'node:path';

// Who may import whom (docs/architecture.md), and the few other rules of the house that a machine can hold.

export type SourceFile = { path: string; text: string };

type Rule = { about: RegExp; except?: RegExp; allows(target: string, file: string): boolean; says: string };

const isTest = /\.(test|story)\.tsx?$/;
const testTools = /^(node:|vitest|fast-check$)/;
const serverFeature = /^server\/src\/features\/([^/]+)\//;
const webFeature = /^web\/src\/features\/([^/]+)\//;
const page = /-page\.tsx$/;
/** What a feature keeps to itself; its other files are verbs, and `shared-queries.ts`, which others may use. */
const privateFile =
  /\/(feature|routes|(?!shared-)([\w-]+-)?queries|policy|present|jobs|makers)\.ts$|\.test\.ts$/;

/** Targets are paths in the project, or package names as they are written. */
const rules: Rule[] = [
  {
    about: /^engine\/src\//,
    allows: (target, file) =>
      /^engine\/src\/|^temporal-polyfill$/.test(target) || (isTest.test(file) && testTools.test(target)),
    says: 'the engine imports nothing but temporal-polyfill',
  },
  {
    about: /^contract\/src\//,
    allows: (target, file) =>
      /^(contract|engine)\/src\/|^zod($|\/)/.test(target) || (isTest.test(file) && testTools.test(target)),
    says: 'the contract imports zod and the engine',
  },
  {
    about: serverFeature,
    except: isTest,
    allows: (target, file) => {
      if (!target.startsWith('server/')) return true;
      const other = serverFeature.exec(target)?.[1];
      if (other) return other === serverFeature.exec(file)?.[1] || !privateFile.test(target);
      if (target.startsWith('server/src/http/')) return file.endsWith('/routes.ts');
      if (target.startsWith('server/seed/')) return file.endsWith('/makers.ts');
      return /^server\/src\/((db|jobs|line|providers|threads)\/|(?!app|main|settings|test-)[a-z-]+\.ts$)/.test(
        target,
      );
    },
    says: 'a feature of the server imports scope, db, jobs, line, providers, threads, another feature only through its verb files and shared-queries.ts, http only in routes.ts, and seeds only in makers.ts',
  },
  {
    about: /^server\/src\/(db|jobs|line|realtime|providers|threads)\//,
    except: isTest,
    allows: (target) => !/^server\/src\/(features|http|app\.ts|main\.ts)/.test(target),
    says: 'db, jobs, line, realtime, providers and threads know no feature and no HTTP',
  },
  {
    about: /^server\//,
    except: /^server\/src\/db\/drizzle\.ts$/,
    allows: (target) => !/^drizzle-orm($|\/)/.test(target),
    says: 'drizzle is imported through server/src/db/drizzle.ts, or every start of a process takes 0.6 s longer',
  },
  {
    about: webFeature,
    allows: (target, file) => {
      const other = webFeature.exec(target)?.[1];
      if (other === undefined || other === webFeature.exec(file)?.[1]) return true;
      return page.test(file) && !page.test(target);
    },
    says: 'a feature of the web never imports another; only a page composes parts of several, and never another page',
  },
  {
    about: /^web\/src\/(?!features\/)/,
    // Reads words of many features, to hold them against what is true.
    except: /^web\/src\/i18n\/true-words\.test\.ts$/,
    allows: (target) => !webFeature.test(target),
    says: 'what is shared, and the frame around the pages, imports no feature of the web',
  },
  {
    about: /^web\/src\/ui\//,
    except: isTest,
    allows: (target) => /^web\/src\/ui\/|^(react|react-dom|react-router)($|\/)/.test(target),
    says: 'ui imports React and its router (for links) only',
  },
  {
    about: /^(web|server)\//,
    allows: (target, file) => {
      const other = file.startsWith('web/') ? 'server' : 'web';
      return !target.startsWith(`${other}/`) && !/^(e2e|scripts|proof|bench)\//.test(target);
    },
    says: 'web and server do not import each other, nor what tests them',
  },
];

export function findImportFaults({ path, text }: SourceFile): string[] {
  const targets = listImports(text).map((specifier) => resolveImport(path, specifier));
  return rules
    .filter(({ about, except }) => about.test(path) && !except?.test(path))
    .flatMap(({ allows, says }) =>
      targets.filter((target) => !allows(target, path)).map((target) => `${path} imports ${target}: ${says}`),
    );
}

export function listImports(text: string): string[] {
  const statements = text.matchAll(/^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm);
  const calls = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [...statements, ...calls].map((found) => found[1] ?? '');
}

export function resolveImport(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return specifier.replace(/^@regimen\/([^/]+)\//, '$1/src/');
}

/** Local times are reckoned in Node: PostgreSQL brings tz data of its own, and the two differ. */
export function findZoneFaults({ path, text }: SourceFile): string[] {
  if (!/^server\/(src|seed|migrations)\//.test(path) || isTest.test(path)) return [];
  if (path === 'server/src/db/zone-data.ts') return [];
  const sign =
    /\bat\s+time\s+zone\b|\btimezone\s*\(|\bdate_trunc\b|\bmake_timestamptz\b|::date\b|\bcurrent_date\b|\bset\s+(local\s+)?time\s*zone\b|\binterval '[\d.]+ (day|week|month|year)/i;
  return sign.test(text) ? [`${path} reckons with zones or days in SQL: that is for Node`] : [];
}

/** Numbers, instants, durations and lists become words in one place, so that every page says them alike. */
export function findFormatFaults({ path, text }: SourceFile): string[] {
  if (isTest.test(path) || /^contract\/src\/language\/|^engine\//.test(path)) return [];
  const sign =
    /\bnew Intl\.(DateTime|Number|RelativeTime|List|Duration)Format\b|\bnew Intl\.(PluralRules|DisplayNames)\b|\.toLocale(Date|Time)?String\(/;
  return sign.test(text) ? [`${path} formats by itself: that is for contract/src/language`] : [];
}

/** SQL stands in queries.ts and db/ only; so does whatever speaks it. */
export function findSqlFaults({ path, text }: SourceFile): string[] {
  if (!path.startsWith('server/src/') || isTest.test(path)) return [];
  // The bus is no reader of data: LISTEN and NOTIFY are how processes call each other.
  if (/^server\/src\/(db\/|test-|realtime\/bus\.ts$)|[/-]queries\.ts$/.test(path)) return [];
  const signs = [
    /\bsql`/,
    /\.query\(\s*['"`]/,
    /['"`]\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP|GRANT|LISTEN|NOTIFY|BEGIN(?!:)|COMMIT)\b/,
    /^import (?!type )[^;]*from '(pg|[^']*\/db\/drizzle\.ts)'/m,
  ];
  return signs.some((sign) => sign.test(text)) ? [`${path} has SQL: that belongs in queries.ts or db/`] : [];
}

/** The server calls no address but through `providers/outbound.ts`, which judges it. */
export function findOutboundFaults({ path, text }: SourceFile): string[] {
  if (!path.startsWith('server/src/') || path.startsWith('server/src/test-') || isTest.test(path)) return [];
  const clients =
    /^(node:)?(https|http2|tls)$|^(undici|axios|got|node-fetch|web-push|ws|openid-client|stripe)$/;
  const allowed: Record<string, RegExp> = {
    'server/src/providers/outbound.ts': /^node:https$/,
    'server/src/providers/openid.ts': /^openid-client$/,
    'server/src/providers/push.ts': /^web-push$/,
    'server/src/providers/stripe.ts': /^stripe$/,
    // It knows its types alone.
    'server/src/providers/stripe-reading.ts': /^stripe$/,
    // It answers to those who connect, and connects to nobody.
    'server/src/realtime/gateway.ts': /^ws$/,
  };
  const imported = listImports(text).filter((name) => clients.test(name) && !allowed[path]?.test(name));
  const signs = [
    /(?<![\w.])fetch\(/,
    /import (?!type )\{[^}]*\b(request|get|Agent)\b[^}]*\} from '(node:)?http'/,
    /import (?!type )\{[^}]*\b(connect|createConnection)\b[^}]*\} from '(node:)?net'/,
    /\b(sendNotification|new WebSocket|new EventSource)\(/,
  ];
  const isClient = path !== 'server/src/providers/outbound.ts' && signs.some((sign) => sign.test(text));
  return imported.length > 0 || isClient
    ? [`${path} calls addresses by itself: that goes through providers/outbound.ts`]
    : [];
}

/** Models are asked through `providers/model.ts` alone, and never by a bare name, which would go to a hosted gateway. */
export function findModelFaults({ path, text }: SourceFile): string[] {
  if (!path.startsWith('server/src/') || isTest.test(path)) return [];
  const faults: string[] = [];
  const isProvider = path === 'server/src/providers/model.ts';
  if (!isProvider && listImports(text).some((name) => /^(ai|ai\/.*|@ai-sdk\/.*)$/.test(name)))
    faults.push(`${path} asks a model by itself: that goes through providers/model.ts`);
  if (/\bmodel:\s*['"`]/.test(text) && /from 'ai'|import\('ai'\)/.test(text))
    faults.push(`${path} names a model by a bare string: that would go to a hosted gateway`);
  return faults;
}

/** What is read after the page is there goes through `useCall`; by hand it may be asked when somebody presses for it. */
export function findReaderFaults({ path, text }: SourceFile): string[] {
  if (!path.startsWith('web/src/') || isTest.test(path)) return [];
  const isClient = listImports(text).some((name) => resolveImport(path, name) === 'web/src/api.ts');
  const reads = /\b(?:api|quietApi)\(\s*['"`]GET /.test(text);
  return isClient && reads && /\buse(Layout)?Effect\b/.test(text)
    ? [`${path} reads in an effect: that is useCall of shell/use-call.ts`]
    : [];
}

/** A text may take 20 ms, so nobody makes HTML of many in one go: what is not kept beside its text waits for a turn. */
export function findMarkdownFaults({ path, text }: SourceFile): string[] {
  const makes = ['server/src/kept-html.ts', 'server/src/markdown.ts'].includes(path) || isTest.test(path);
  return !makes && /\brenderMarkdown\b/.test(text)
    ? [`${path} renders Markdown: that is done by htmlFor, htmlOf or htmlNow of kept-html.ts`]
    : [];
}

/** Who called is known by the call's access: a `SignedInScope` has an actor, a `Scope` may have none. */
export function findActorFaults({ path, text }: SourceFile): string[] {
  return path.startsWith('server/src/') && /\bactor(?:\)|\s)+as\b|\bactor!/.test(text)
    ? [`${path} claims that somebody is signed in: take a SignedInScope`]
    : [];
}

/** A transaction knows its tenant; beside it, another one could be named. What is quoted is a column of a row's type. */
export function findTenantFaults({ path, text }: SourceFile): string[] {
  if (!/^(server|proof|bench|e2e)\/.*\.ts$/.test(path)) return [];
  const taken = /\btx: Tx\b(?:[^()]|\([^()]*\))*?(?<!['.])\btenantId\b|\btenantId: string,[^()]*\btx: Tx\b/;
  const given = /\btx,\s*(?:\w+\.)*(?:tenantId|tenant\.id)\b/;
  return taken.test(text) || given.test(text)
    ? [`${path} names a tenant beside a transaction: that is tx.tenantId`]
    : [];
}

/** The program reads its environment in one place; tests find their database in one other. */
export function findEnvironmentFaults({ path, text }: SourceFile): string[] {
  const isReader = path === 'server/src/main.ts' || path === 'server/src/test-database.ts';
  if (isReader || !/^(engine|contract|server|web)\/src\//.test(path)) return [];
  return /\bprocess\.env\b/.test(text) ? [`${path} reads process.env: only server/src/main.ts does`] : [];
}

const vague = /(^|\/)(index\.tsx?|utils?|helpers?)(\/|\.tsx?$|$)/;

export function findNameFaults({ path }: SourceFile): string[] {
  return vague.test(path) ? [`${path}: name it after its one idea`] : [];
}

const longestFile = 300;
/** Nothing but data: words and pictures do not get harder to read by their number. */
const pureData = [/^engine\/src\/examples\//, /^web\/src\/i18n\//, /^contract\/src\/role-labels\.ts$/];

export function findLengthFaults({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1;
  if (lines <= longestFile || pureData.some((data) => data.test(path))) return [];
  return [`${path} has ${lines} lines: split it by ${longestFile}`];
}

/** `...{ a, b }` and `...[a, b]` say nothing that `a, b` does not; they only keep the formatter from breaking lines. */
const literalSpread = /\.\.\.(\{|\(?\[[^[\]]*\]( as const\))?\s*[,)\]}])/;

export function findSpreadFaults({ path, text }: SourceFile): string[] {
  const found = literalSpread.exec(text)?.[0];
  return found ? [`${path} spreads a literal, ${found}: write its parts`] : [];
}
