import { createECDH } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutboundRequest } from './outbound.ts';
import { pushEndpoint, vapidKeys, webPushService } from './push.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regimen-push-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const device = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const message = { payload: '{}', ttlSeconds: 60, urgent: false, topic: 'topic' };

it('makes keys once and keeps them for itself, however many begin at the same time', async () => {
  const made = await Promise.all([vapidKeys(undefined, folder), vapidKeys(undefined, folder)]);
  expect(made[0]).toEqual(made[1]);
  expect(await vapidKeys(undefined, folder)).toEqual(made[0]);
  expect((await stat(join(folder, 'vapid.json'))).mode & 0o777).toBe(0o600);
  const given = { publicKey: 'given', privateKey: 'given' };
  expect(await vapidKeys(given, folder)).toEqual(given);
});

it('talks to nothing but push services on the internet', async () => {
  const push = webPushService(await vapidKeys(undefined, folder), 'http://localhost:3000', async () => {
    throw new Error('called');
  });
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://localhost/x',
    'http://push.example.org/x',
    'https://127.9.9.9{.example.org/',
  ])
    expect(await push.send({ ...device, endpoint }, message)).toBe('gone');
  expect(pushEndpoint('https://fcm.googleapis.com/fcm/send/abc')).toBe(
    'https://fcm.googleapis.com/fcm/send/abc',
  );
  expect(pushEndpoint('https://user:pass@fcm.googleapis.com/x')).toBeUndefined();
});

it.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
])('sends what only that browser can read; %s means %s', async (status, meaning) => {
  const called: { url: string; request: OutboundRequest | undefined }[] = [];
  const push = webPushService(
    await vapidKeys(undefined, folder),
    'https://example.org',
    async (url, request) => {
      called.push({ url, request });
      return { status, headers: {}, body: Buffer.alloc(0) };
    },
  );
  const keys = createECDH('prime256v1');
  const browser = { p256dh: keys.generateKeys('base64url'), auth: 'a'.repeat(22) };
  const sent = { ...message, payload: '{"title":"Tea"}' };
  expect(await push.send({ ...browser, endpoint: 'https://Push.Example.org/one' }, sent)).toBe(meaning);
  expect(called).toMatchObject([
    {
      url: 'https://push.example.org/one',
      request: { method: 'POST', headers: { TTL: 60, Topic: 'topic' } },
    },
  ]);
  expect(called[0]?.request?.body?.includes('Tea')).toBe(false);
});

it('fails without telling the address', async () => {
  const push = webPushService(await vapidKeys(undefined, folder), 'https://example.org', async () => ({
    status: 500,
    headers: {},
    body: Buffer.alloc(0),
  }));
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const endpoint = 'https://push.example.org/secret';
  await expect(push.send({ endpoint, p256dh, auth: 'a'.repeat(22) }, message)).rejects.toThrow(
    'A push service answered 500.',
  );
});
