import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createChannelKeys } from './providers/channel-keys.ts';
import { openVault } from './providers/vault.ts';
import { openRealtime } from './serve-realtime.ts';
import { readSettings } from './settings.ts';

const keys = createChannelKeys(openVault(Buffer.alloc(32)));
const tlsWith = (env: Record<string, string>) => {
  const settings = readSettings({ DATABASE_URL: 'postgresql://a@b/c', ...env });
  return openRealtime(settings, keys, pino({ level: 'silent' })).addressFor(crypto.randomUUID())?.tls;
};

it('clients are told to use TLS wherever the site is reached by it', () => {
  const production = { NODE_ENV: 'production' };
  expect(tlsWith({ ...production, APP_URL: 'https://clinic.example' })).toBe(true);
  expect(tlsWith({ APP_URL: 'https://clinic.example' })).toBe(true);
  // Nobody answers there with TLS.
  expect(tlsWith({ ...production, APP_URL: 'http://clinic.lan' })).toBe(false);
  expect(tlsWith({})).toBe(false);
});
