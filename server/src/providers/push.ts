import webPush from 'web-push';
import { keptOnce } from './kept-once.ts';
import { createOutbound, type Outbound } from './outbound.ts';
import { parseOutboundUrl } from './outbound-url.ts';

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

/** Where a push service lets itself be reached, as it is stored and called; nothing, where none can be. */
export const pushEndpoint = (given: string): string | undefined => parseOutboundUrl(given)?.href;

/** Web push by VAPID, straight to the browser makers' services. web-push encrypts and signs; it sends nothing. */
export function webPushService(keys: VapidKeys, appUrl: string, outbound: Outbound = createOutbound()): Push {
  const { protocol, hostname } = new URL(appUrl);
  const subject = protocol === 'https:' ? appUrl : `mailto:no-reply@${hostname}`;
  return {
    publicKey: keys.publicKey,
    async send({ endpoint: stored, p256dh, auth }, { payload, ttlSeconds, urgent, topic }) {
      const endpoint = pushEndpoint(stored);
      if (!endpoint) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          urgency: urgent ? 'high' : 'normal',
          topic,
        },
      );
      const { status } = await outbound(endpoint, { method: 'POST', headers, body });
      if (status === 404 || status === 410) return 'gone';
      // The endpoint is a secret of that browser: only the status is told.
      if (status < 200 || status > 299) throw new Error(`A push service answered ${status}.`);
      return 'sent';
    },
  };
}

/** Keys of this installation: as given, or made once and kept. Losing them ends every subscription. */
export async function vapidKeys(given: VapidKeys | undefined, dataDir: string): Promise<VapidKeys> {
  const make = () => JSON.stringify(webPush.generateVAPIDKeys());
  return given ?? (JSON.parse(await keptOnce(dataDir, 'vapid.json', make)) as VapidKeys);
}
