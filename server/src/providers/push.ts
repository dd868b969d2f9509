import { randomUUID } from 'node:crypto';
import { access, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { join } from 'node:path';
import webPush from 'web-push';
import { isPublicName, lookupPublic } from './public-address.ts';

export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** JSON for our service worker; encrypted so that only that browser can read it. */
  payload: string;
  /** How long the push service keeps it for a device that is away. */
  ttlSeconds: number;
  urgent: boolean;
  /** A message with the same topic takes the place of one that waits. At most 32 characters of base64url. */
  topic: string;
}

export interface Push {
  /** What browsers subscribe with. */
  publicKey: string;
  /** `gone`: the browser has ended its subscription. Anything else that fails throws, to be tried again. */
  send(device: PushDevice, message: PushMessage): Promise<'sent' | 'gone'>;
}

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Where push services let themselves be reached: by https and a public name. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return (
    url?.protocol === 'https:' &&
    !url.username &&
    !url.password &&
    url.port === '' &&
    isPublicName(url.hostname)
  );
}

/** Web push by VAPID, straight to the browser makers' services. */
export function webPushService(keys: VapidKeys, appUrl: string): Push {
  const { protocol, hostname } = new URL(appUrl);
  const subject = protocol === 'https:' ? appUrl : `mailto:no-reply@${hostname}`;
  const agent = new Agent({ lookup: lookupPublic as never, keepAlive: true, maxSockets: 20 });
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgent, topic }) {
      if (!isPushEndpoint(endpoint)) return 'gone';
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          urgency: urgent ? 'high' : 'normal',
          topic,
          timeout: 10_000,
          agent,
        });
        return 'sent';
      } catch (error) {
        const status = (error as { statusCode?: number }).statusCode;
        if (status === 404 || status === 410) return 'gone';
        // The endpoint is a secret of that browser, and the library's errors hold it.
        throw new Error(
          `A push service answered ${status ?? (error as NodeJS.ErrnoException).code ?? 'nothing'}.`,
        );
      }
    },
  };
}

/** Keys of this installation: as given, or made once and kept. Losing them ends every subscription. */
export async function vapidKeys(given: VapidKeys | undefined, dataDir: string): Promise<VapidKeys> {
  if (given) return given;
  const path = join(dataDir, 'vapid.json');
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) await makeKeys(dataDir, path);
  return JSON.parse(await readFile(path, 'utf8')) as VapidKeys;
}

async function makeKeys(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const aside = join(dataDir, `vapid-${randomUUID()}.json`);
  await writeFile(aside, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  try {
    // Whole or not at all; another process may be the first, and then its keys are read.
    await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(aside);
  }
}
