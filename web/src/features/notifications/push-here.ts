import { registerWorker } from '../../shared/offline/register-worker.ts';

/** How it stands with push messages in this browser. */
export type PushState = 'unsupported' | 'installFirst' | 'blocked' | 'off' | 'on';

export interface PushHere {
  state: PushState;
  subscription: PushSubscription | null;
}

export async function lookAtPush(): Promise<PushHere> {
  const off = (state: PushState): PushHere => ({ state, subscription: null });
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return off(isOnAppleDevice() ? 'installFirst' : 'unsupported');
  if (Notification.permission === 'denied') return off('blocked');
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = (await registration?.pushManager.getSubscription()) ?? null;
  return { state: subscription ? 'on' : 'off', subscription };
}

/** iPhones and iPads know push only in a site that was put on the home screen. */
const isOnAppleDevice = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Asks, as browsers want it, on a press. */
export async function turnOnPush(publicKey: string): Promise<PushSubscription | 'dismissed' | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return 'dismissed';
  const registration = await registerWorker();
  if (!registration) return 'failed';
  await navigator.serviceWorker.ready;
  const ask = () =>
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  try {
    return await ask();
  } catch {
    // Made with another key, which is no longer ours.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return ask().catch(() => 'failed');
  }
}

/** As the API takes it. */
export function detailsOf(subscription: PushSubscription) {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** The beginning of its endpoint's SHA-256, by which a browser finds itself among the devices. */
export async function markOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 16);
}
