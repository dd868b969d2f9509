/**
 * The page's side of the service worker (public/worker.js), as far as guests need it too. Browsers without one do
 * everything but work offline.
 */
export const supported = () => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

const registered = async () =>
  supported() ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;

/** What the worker was asked to keep, as long as the page lives. */
export const asked = new Set<string>();

/** Somebody signed out, or is another person than before: nothing of theirs stays. */
export async function forgetKept(): Promise<void> {
  asked.clear();
  (await registered())?.active?.postMessage({ forget: true });
}

/** Signed out on purpose: what is meant for that person is not shown here any more. Its service then says it is gone. */
export async function endPush(): Promise<void> {
  const subscription = await (await registered())?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
