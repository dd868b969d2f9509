import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultDataDir } from './data-dir.ts';
import { readSettings, SettingsError } from './settings.ts';

const own = { DATABASE_URL: 'postgresql://app:s3cret@db.example.org:5432/regimen' };

function faultsOf(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  throw new Error('These settings were accepted.');
}

test('everything has a default', () => {
  expect(readSettings({ NODE_ENV: 'production' })).toEqual({
    port: 3000,
    wsPort: 6001,
    wsPortIsGiven: false,
    dataDir: defaultDataDir(),
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    redisUrl: undefined,
    appUrl: 'http://localhost:3000',
    demo: true,
    platformHost: 'localhost',
    role: 'all',
    smtpUrl: undefined,
    vapid: undefined,
    vaultKey: undefined,
    privateIssuers: [],
    trustProxy: false,
    metricsToken: undefined,
    logLevel: 'info',
    development: false,
    secureCookies: true,
  });
});

test('an empty value is the same as none', () => {
  expect(readSettings({ PORT: '', ROLE: ' ', DATABASE_URL: '', DEMO: '' })).toEqual(readSettings({}));
});

test('only NODE_ENV=production is not development', () => {
  expect(readSettings({}).development).toBe(true);
  expect(readSettings({ NODE_ENV: 'development' }).development).toBe(true);
  expect(readSettings({ NODE_ENV: 'production' }).development).toBe(false);
});

test('the platform’s own site is whichever the operator names, and none outside the demo', () => {
  expect(readSettings(own).platformHost).toBeUndefined();
  expect(readSettings({ ...own, PLATFORM_HOST: 'App.Example.com' }).platformHost).toBe('app.example.com');
  expect(faultsOf({ PLATFORM_HOST: 'https://app.example.com' })).toContain('PLATFORM_HOST is');
});

describe('ports', () => {
  test('are numbers, 0 for any free one', () => {
    expect(readSettings({ PORT: '8080', WS_PORT: '0' })).toMatchObject({ port: 8080, wsPort: 0 });
    expect(readSettings({ PORT: '0', WS_PORT: '0' })).toMatchObject({ port: 0, wsPort: 0 });
  });

  test.each(['65536', '-1', '80a', '3000.5', '1e3', '0x50'])('refuses %s', (given) => {
    expect(faultsOf({ PORT: given })).toContain(`PORT is "${given}"; expected a port from 1 to 65535`);
    expect(faultsOf({ WS_PORT: given })).toContain(`WS_PORT is "${given}"`);
  });

  test('must differ', () => {
    expect(faultsOf({ PORT: '6001' })).toContain('PORT and WS_PORT are both 6001');
  });
});

describe('the database', () => {
  test('of our own making comes with the demo, somebody’s own without, and DEMO decides', () => {
    expect(readSettings({}).demo).toBe(true);
    expect(readSettings(own).demo).toBe(false);
    expect(readSettings({ ...own, DEMO: '1' }).demo).toBe(true);
    expect(readSettings({ DEMO: '0' }).demo).toBe(false);
    expect(readSettings({ DEMO: 'false' }).demo).toBe(false);
    expect(readSettings({ ...own, DEMO: 'TRUE' }).demo).toBe(true);
    expect(faultsOf({ DEMO: 'yes' })).toContain('DEMO is "yes"; expected 1 or 0.');
  });

  test('takes the owner’s address for migrations, or the same one', () => {
    expect(readSettings(own).databaseOwnerUrl).toBe(own.DATABASE_URL);
    const owner = 'postgres://owner:x@db.example.org/regimen';
    expect(readSettings({ ...own, DATABASE_OWNER_URL: owner })).toMatchObject({
      databaseUrl: own.DATABASE_URL,
      databaseOwnerUrl: owner,
    });
    expect(faultsOf({ DATABASE_OWNER_URL: owner })).toContain(
      'DATABASE_OWNER_URL is set without DATABASE_URL',
    );
  });

  test('may be reached by a socket', () => {
    const socket = 'postgresql:///regimen?host=/run/postgresql';
    expect(readSettings({ DATABASE_URL: socket }).databaseUrl).toBe(socket);
  });

  test.each(['mysql://root:hunter2@db/x', 'db.example.org:hunter2', 'postgresql://', 'hunter2'])(
    'refuses %s without repeating what may be a password',
    (given) => {
      const message = faultsOf({ DATABASE_URL: given });
      expect(message).toContain('expected an address like postgresql://');
      expect(message).not.toContain('hunter2');
      expect(faultsOf({ ...own, DATABASE_OWNER_URL: given })).not.toContain('hunter2');
    },
  );
});

describe('other servers', () => {
  test('redis', () => {
    expect(readSettings({ REDIS_URL: 'rediss://cache:6380' }).redisUrl).toBe('rediss://cache:6380');
    const message = faultsOf({ REDIS_URL: 'http://:hunter2@cache' });
    expect(message).toContain(
      'REDIS_URL is an address that starts with http:; expected an address like redis://',
    );
    expect(message).not.toContain('hunter2');
  });

  test('mail', () => {
    expect(readSettings({ SMTP_URL: 'smtps://u:p@mail.example.org' }).smtpUrl).toBe(
      'smtps://u:p@mail.example.org',
    );
    expect(faultsOf({ SMTP_URL: 'mail.example.org' })).toContain('SMTP_URL is not an address; expected');
  });
});

describe('the public address', () => {
  test('follows the port, and loses its last slash', () => {
    expect(readSettings({ PORT: '4000' }).appUrl).toBe('http://localhost:4000');
    expect(readSettings({ APP_URL: 'https://example.org/' }).appUrl).toBe('https://example.org');
  });

  test('makes cookies insecure only by saying http', () => {
    const secure = (env: Record<string, string>) =>
      readSettings({ NODE_ENV: 'production', ...env }).secureCookies;
    expect(secure({})).toBe(true);
    expect(secure({ APP_URL: 'https://example.org' })).toBe(true);
    expect(secure({ APP_URL: 'http://192.0.2.1:3000' })).toBe(false);
    expect(readSettings({}).secureCookies).toBe(false);
  });

  test.each([
    'example.org',
    'ftp://example.org',
    'https://example.org/app',
    'https://example.org/?a',
    'https://u:pw@example.org',
  ])('refuses %s', (given) => {
    expect(faultsOf({ APP_URL: given })).toContain('APP_URL is');
    expect(faultsOf({ APP_URL: given })).not.toContain('u:pw');
  });
});

describe('the role', () => {
  test('is one of four', () => {
    for (const role of ['all', 'web', 'worker', 'realtime']) {
      expect(readSettings({ ...own, ROLE: role }).role).toBe(role);
    }
    expect(faultsOf({ ROLE: 'Web' })).toContain('ROLE is "Web"; expected one of all, web, worker, realtime.');
  });

  test('needs a database that several processes share', () => {
    expect(faultsOf({ ROLE: 'worker' })).toContain('ROLE is worker, which needs DATABASE_URL');
  });
});

test('proxies may be trusted by number or by address', () => {
  const trusted = (given: string) => readSettings({ TRUST_PROXY: given }).trustProxy;
  expect(trusted('true')).toBe(true);
  expect(trusted('false')).toBe(false);
  expect(trusted('2')).toBe(2);
  expect(trusted('10.0.0.0/8, ::1,loopback')).toEqual(['10.0.0.0/8', '::1', 'loopback']);
  expect(faultsOf({ TRUST_PROXY: 'nginx' })).toContain('TRUST_PROXY is "nginx"; expected');
});

test('the token for the figures is long enough, and never repeated', () => {
  expect(readSettings({ METRICS_TOKEN: 'sixteen-letters!' }).metricsToken).toBe('sixteen-letters!');
  for (const given of ['hunter2', 'two words and more words'])
    expect(faultsOf({ METRICS_TOKEN: given })).toMatch(
      /METRICS_TOKEN is something else; expected at least 16 characters without blanks\.$/,
    );
});

test('the log level is one of pino’s', () => {
  expect(readSettings({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
  expect(faultsOf({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL is "loud"; expected one of fatal, error');
});

test('all faults are told at once', () => {
  const message = faultsOf({ PORT: 'x', ROLE: 'y', LOG_LEVEL: 'z' });
  expect(message.split('\n')).toHaveLength(4);
});

describe('the data folder', () => {
  test('is made absolute', () => {
    expect(readSettings({ DATA_DIR: 'somewhere' }).dataDir).toBe(resolve('somewhere'));
  });

  test('stands in the project, except for root in a closed one', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'regimen-settings-'));
    const project = join(parent, 'regimen');
    const other = join(parent, 'other');
    await mkdir(project);
    await mkdir(other);
    for (const folder of [parent, project, other]) await chmod(folder, 0o755);
    expect(defaultDataDir(project, true)).toBe(join(project, '.data'));
    await chmod(parent, 0o700);
    expect(defaultDataDir(project, false)).toBe(join(project, '.data'));
    expect(defaultDataDir(project, true)).toMatch(/^\/var\/lib\/regimen\/regimen-[0-9a-f]{8}$/);
    expect(defaultDataDir(other, true)).not.toBe(defaultDataDir(project, true));
    await rm(parent, { recursive: true });
  });
});

test('keys for push come as a pair, and are never repeated', () => {
  const publicKey = 'B'.repeat(87);
  const privateKey = 'p'.repeat(43);
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(readSettings(given).vapid).toEqual({ publicKey, privateKey });
  expect(faultsOf({ VAPID_PUBLIC_KEY: publicKey })).toContain('VAPID_PRIVATE_KEY is not set');
  expect(faultsOf({ VAPID_PRIVATE_KEY: privateKey })).toContain('VAPID_PUBLIC_KEY is not set');
  expect(faultsOf({ ...given, VAPID_PRIVATE_KEY: 'secret' })).not.toContain('secret');
});

test('takes a key for the vault, and repeats no wrong one', () => {
  const key = 'k'.repeat(43);
  expect(readSettings({ VAULT_KEY: key }).vaultKey).toBe(key);
  expect(faultsOf({ VAULT_KEY: 'short' })).toContain('VAULT_KEY is something else');
});

test('sign-in providers of one’s own network are named by their issuers', () => {
  const read = (OPENID_PRIVATE_ISSUERS: string) => readSettings({ OPENID_PRIVATE_ISSUERS }).privateIssuers;
  expect(read('https://login.clinic.lan http://127.0.0.1:4410')).toEqual([
    'https://login.clinic.lan',
    'http://127.0.0.1:4410',
  ]);
  for (const wrong of ['login.clinic.lan', 'https://a:b@login.clinic.lan', 'https://login.clinic.lan?x=1'])
    expect(() => read(wrong)).toThrow('OPENID_PRIVATE_ISSUERS');
});

describe('a language model', () => {
  const local = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'small',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
  };

  test('is none unless one is named', () => {
    expect(readSettings({}).model).toBeUndefined();
  });

  test('on a machine of one’s own wants no key, a hosted one does', () => {
    expect(readSettings({ ...local, AI_COST_IN: '2.50' }).model).toEqual({
      kind: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'small',
      key: '',
      costIn: 2.5,
      costOut: 0,
    });
    expect(faultsOf({ AI_PROVIDER: 'anthropic', AI_MODEL: 'large' })).toContain('AI_API_KEY');
  });

  test('is named whole, and its key is never repeated', () => {
    expect(faultsOf({ AI_PROVIDER: 'openai' })).toContain('AI_MODEL');
    expect(faultsOf({ ...local, AI_BASE_URL: '' })).toContain('AI_BASE_URL');
    expect(faultsOf({ ...local, AI_COST_IN: 'much', AI_API_KEY: 'secret' })).not.toContain('secret');
  });
});
