import { resolve } from 'node:path';
import { modelKinds } from '@regimen/contract/ai-choices.ts';
import { defaultDataDir } from './data-dir.ts';
import type { ModelSettings } from './providers/model.ts';

export type Role = 'all' | 'web' | 'worker' | 'realtime';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export type Settings = {
  /** 0 means any free port. */
  port: number;
  wsPort: number;
  /** Then it has to be free; else the pages' port serves for both. */
  wsPortIsGiven: boolean;
  dataDir: string;
  /** The runtime's own server; without it the embedded one is started. */
  databaseUrl: string | undefined;
  /** For migrations; the same as databaseUrl when only that is given. */
  databaseOwnerUrl: string | undefined;
  redisUrl: string | undefined;
  /** Without a slash at the end. */
  appUrl: string;
  demo: boolean;
  /** A host of the platform's own site, whose admins see all sites. */
  platformHost: string | undefined;
  role: Role;
  smtpUrl: string | undefined;
  /** For web push. Without it, keys are made once and kept in the data folder. */
  vapid: { publicKey: string; privateKey: string } | undefined;
  /** Locks what has to be read again (`providers/vault.ts`). Without it, one is made once and kept in the data folder. */
  vaultKey: string | undefined;
  /** Sign-in providers in the operator's own network, by their issuers; all others have to be public. */
  privateIssuers: string[];
  /** The operator's language model; sites may have one of their own. */
  model: ModelSettings | undefined;
  /** As Fastify takes it: false, true, the number of proxies, or their addresses. */
  trustProxy: boolean | number | string[];
  /** Opens the figures under /metrics to whoever has it; without it they answer to this machine alone. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
  development: boolean;
  /** Outside development, unless APP_URL itself says http: there browsers would not keep them. */
  secureCookies: boolean;
};

/** Its message lists every fault, one a line, and is meant for whoever starts the program. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Record<string, string | undefined>;
type Reader = { text(name: string): string | undefined; fault(name: string, expected: string): void };

const roles: readonly Role[] = ['all', 'web', 'worker', 'realtime'];
const logLevels: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

export function readSettings(env: Environment): Settings {
  const faults: string[] = [];
  const read: Reader = {
    // NAME= in a shell or a compose file means "not set".
    text: (name) => env[name]?.trim() || undefined,
    fault: (name, expected) => faults.push(`${name} is ${shown(name, env[name])}; expected ${expected}.`),
  };

  const port = readPort(read, 'PORT', 3000);
  const wsPort = readPort(read, 'WS_PORT', 6001);
  const postgres = ['postgresql:', 'postgres:'];
  const databaseUrl = readUrl(read, 'DATABASE_URL', postgres, 'postgresql://user:password@host:5432/name');
  const ownerUrl = readUrl(
    read,
    'DATABASE_OWNER_URL',
    postgres,
    'postgresql://owner:password@host:5432/name',
  );
  const givenUrl = readAppUrl(read);
  const appUrl = givenUrl ?? `http://localhost:${port}`;
  const demo = readFlag(read, 'DEMO') ?? databaseUrl === undefined;
  const development = env.NODE_ENV !== 'production';
  const settings: Settings = {
    port,
    wsPort,
    wsPortIsGiven: read.text('WS_PORT') !== undefined,
    dataDir: resolve(read.text('DATA_DIR') ?? defaultDataDir()),
    databaseUrl,
    databaseOwnerUrl: ownerUrl ?? databaseUrl,
    redisUrl: readUrl(read, 'REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379'),
    appUrl,
    demo,
    // The demo's first site is its platform's own.
    platformHost: readHost(read, 'PLATFORM_HOST') ?? (demo ? 'localhost' : undefined),
    role: readChoice(read, 'ROLE', roles, 'all'),
    smtpUrl: readUrl(read, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    vapid: readVapid(read),
    vaultKey: readVaultKey(read),
    privateIssuers: readIssuers(read),
    model: readModel(read),
    trustProxy: readTrustProxy(read),
    metricsToken: readToken(read, 'METRICS_TOKEN'),
    logLevel: readChoice(read, 'LOG_LEVEL', logLevels, 'info'),
    development,
    secureCookies: !(development || givenUrl?.startsWith('http:')),
  };
  if (port !== 0 && port === wsPort)
    faults.push(`PORT and WS_PORT are both ${port}; expected two different ports.`);
  if (ownerUrl && !read.text('DATABASE_URL')) {
    faults.push('DATABASE_OWNER_URL is set without DATABASE_URL; expected both, or only DATABASE_URL.');
  }
  if (settings.role !== 'all' && !read.text('DATABASE_URL')) {
    faults.push(
      `ROLE is ${settings.role}, which needs DATABASE_URL: the built-in database serves one process only.`,
    );
  }
  if (faults.length > 0) throw new SettingsError(`These settings cannot be used:\n  ${faults.join('\n  ')}`);
  return settings;
}

/** Addresses carry passwords, so only their scheme is ever repeated; keys and tokens are not repeated at all. */
function shown(name: string, given = ''): string {
  if (name === 'METRICS_TOKEN' || name === 'VAULT_KEY' || name === 'AI_API_KEY' || name.startsWith('VAPID_'))
    return given.trim() ? 'something else' : 'not set';
  if (!name.endsWith('_URL') || name === 'APP_URL')
    return JSON.stringify(given.replace(/\/\/[^/]*@/, '//…@'));
  const scheme = /^([a-z][a-z0-9+.-]*:)\/\//i.exec(given.trim())?.[1];
  return scheme ? `an address that starts with ${scheme}` : 'not an address';
}

function readPort(read: Reader, name: string, byDefault: number): number {
  const text = read.text(name);
  if (text === undefined) return byDefault;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  read.fault(name, 'a port from 1 to 65535, or 0 for any free one');
  return byDefault;
}

function readFlag(read: Reader, name: string): boolean | undefined {
  const text = read.text(name)?.toLowerCase();
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  if (text !== undefined) read.fault(name, '1 or 0');
  return undefined;
}

function readHost(read: Reader, name: string): string | undefined {
  const text = read.text(name)?.toLowerCase();
  if (text !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(text))
    read.fault(name, 'the host name of a site, such as app.example.com');
  return text;
}

function readChoice<Choice extends string>(
  read: Reader,
  name: string,
  choices: readonly Choice[],
  byDefault: Choice,
): Choice {
  const text = read.text(name);
  if (text === undefined) return byDefault;
  const choice = choices.find((each) => each === text);
  if (choice === undefined) read.fault(name, `one of ${choices.join(', ')}`);
  return choice ?? byDefault;
}

function readUrl(read: Reader, name: string, schemes: string[], example: string): string | undefined {
  const text = read.text(name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // PostgreSQL's socket form, postgresql:///name?host=/run/postgresql, rightly has no host.
  const hasHost = Boolean(url?.hostname || url?.searchParams.has('host'));
  if (url && schemes.includes(url.protocol) && hasHost) return text;
  read.fault(name, `an address like ${example}`);
  return undefined;
}

function readAppUrl(read: Reader): string | undefined {
  const text = read.text('APP_URL');
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  const isOrigin = url?.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (url && isWeb && isOrigin) return url.origin;
  read.fault('APP_URL', 'the public address without a path, like https://example.org');
  return undefined;
}

/** As `web-push generate-vapid-keys` prints them: a point of 65 bytes and a number of 32, in base64url. */
function readVapid(read: Reader): Settings['vapid'] {
  const publicKey = read.text('VAPID_PUBLIC_KEY');
  const privateKey = read.text('VAPID_PRIVATE_KEY');
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (!/^[\w-]{87}$/.test(publicKey ?? ''))
    read.fault('VAPID_PUBLIC_KEY', '87 characters of base64url, together with VAPID_PRIVATE_KEY');
  else if (!/^[\w-]{43}$/.test(privateKey ?? ''))
    read.fault('VAPID_PRIVATE_KEY', '43 characters of base64url, together with VAPID_PUBLIC_KEY');
  else if (publicKey && privateKey) return { publicKey, privateKey };
  return undefined;
}

/** As `openssl rand -base64 32 | tr '+/' '-_' | tr -d '='` prints it. */
function readVaultKey(read: Reader): string | undefined {
  const text = read.text('VAULT_KEY');
  if (text === undefined || /^[\w-]{43}$/.test(text)) return text;
  read.fault('VAULT_KEY', '32 random bytes as 43 characters of base64url');
  return undefined;
}

function readIssuers(read: Reader): string[] {
  const issuers = read.text('OPENID_PRIVATE_ISSUERS')?.split(/[\s,]+/) ?? [];
  const isIssuer = (text: string) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  };
  if (issuers.every(isIssuer)) return issuers;
  read.fault('OPENID_PRIVATE_ISSUERS', 'addresses like https://login.example.lan, with blanks between them');
  return [];
}

/** Long enough that nobody guesses it, and such that it can stand in a header. */
function readToken(read: Reader, name: string): string | undefined {
  const text = read.text(name);
  if (text === undefined || /^[\x21-\x7e]{16,}$/.test(text)) return text;
  read.fault(name, 'at least 16 characters without blanks');
  return undefined;
}

function readTrustProxy(read: Reader): boolean | number | string[] {
  const text = read.text('TRUST_PROXY');
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (
    addresses.every((address) =>
      /^(loopback|linklocal|uniquelocal)$|^[0-9a-f.:]+(\/\d{1,3})?$/i.test(address),
    )
  ) {
    return addresses;
  }
  read.fault(
    'TRUST_PROXY',
    'true, false, the number of proxies, or their addresses like 10.0.0.0/8, 127.0.0.1',
  );
  return false;
}

/** A model on a machine of one's own wants no key; the hosted ones do. */
function readModel(read: Reader): ModelSettings | undefined {
  const model = read.text('AI_MODEL');
  const key = read.text('AI_API_KEY');
  const baseUrl = readUrl(read, 'AI_BASE_URL', ['https:', 'http:'], 'https://models.example.com/v1');
  if (read.text('AI_PROVIDER') === undefined && model === undefined) return undefined;
  const kind = readChoice(read, 'AI_PROVIDER', modelKinds, 'openai-compatible');
  if (model === undefined) {
    read.fault('AI_MODEL', 'the name of a model, together with AI_PROVIDER');
    return undefined;
  }
  if (kind === 'openai-compatible' && baseUrl === undefined)
    read.fault('AI_BASE_URL', 'the address of the endpoint, like https://models.example.com/v1');
  if (kind !== 'openai-compatible' && key === undefined)
    read.fault('AI_API_KEY', `a key of ${kind}, together with AI_PROVIDER`);
  const [costIn, costOut] = [readDollars(read, 'AI_COST_IN'), readDollars(read, 'AI_COST_OUT')];
  return { kind, baseUrl, model, key: key ?? '', costIn, costOut };
}

/** For a million tokens. */
function readDollars(read: Reader, name: string): number {
  const text = read.text(name);
  if (text === undefined) return 0;
  if (!/^\d{1,5}(\.\d{1,6})?$/.test(text)) read.fault(name, 'US dollars for a million tokens, like 2.50');
  return Number(text) || 0;
}
