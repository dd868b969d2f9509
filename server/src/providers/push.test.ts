import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPushEndpoint, vapidKeys, webPushService } from './push.ts';

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
  const push = webPushService(await vapidKeys(undefined, folder), 'http://localhost:3000');
  for (const endpoint of ['https://127.0.0.1/x', 'https://localhost/x', 'http://push.example.org/x'])
    expect(await push.send({ ...device, endpoint }, message)).toBe('gone');
  expect(isPushEndpoint('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  expect(isPushEndpoint('https://user:pass@fcm.googleapis.com/x')).toBe(false);
});
