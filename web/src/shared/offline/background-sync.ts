import { ApiError } from '@regimen/contract/client.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { showFlash } from '../../shell/flash.ts';
import { asText, kept } from '../../shell/kept.ts';
import { reached } from '../../shell/reach.ts';
import { shellStore } from '../../shell/session.ts';
import { sendWaitingMessages } from '../messages/outgoing.ts';
import { lookAgain, myOutbox, nextRelease, onWaitingChange } from './my-outbox.ts';
import { offlineTexts } from './offline-texts.ts';
import type { Parcel } from './outbox.ts';
import { reconnect } from './reconnect.ts';
import { registerWorker } from './register-worker.ts';
import { forgetKept } from './worker-client.ts';

const owner = kept('kept-for', asText);
const betweenTriesMs = 20_000;

/** As long as this person is signed in: the worker runs, and what waits is sent as soon as it can be. */
export function startBackgroundSync(viewer: string, refresh: () => void): () => void {
  if (owner.read() !== viewer) {
    forgetKept();
    owner.write(viewer);
  }
  registerWorker();
  lookAgain();
  const sendWaiting = async () => {
    void sendWaitingMessages(viewer);
    const before = myOutbox()?.list().length ?? 0;
    if (before === 0) return;
    // One tab at a time. A parcel sent by two would count once all the same, by its key.
    await (navigator.locks?.request('outbox', { ifAvailable: true }, (lock) => lock && sendNow()) ??
      sendNow());
    if ((myOutbox()?.list().length ?? 0) < before) refresh();
  };
  // What is on the page may be what was kept.
  const onReach = () => {
    if (reached.get()) sendWaiting().then(refresh);
  };
  const whenVisible = () => {
    if (document.visibilityState === 'visible') sendWaiting();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith('outbox:')) lookAgain();
  };
  // What was held to be undone goes out when its time is over, or with the page.
  let release: ReturnType<typeof setTimeout> | undefined;
  const sendWhenReleased = () => {
    clearTimeout(release);
    const at = nextRelease();
    if (at !== null && at > Date.now()) release = setTimeout(sendWaiting, at - Date.now() + 50);
  };
  const onLeave = () => {
    if (nextRelease() === null) return;
    myOutbox()?.releaseAll();
    sendNow();
  };
  const stopHolding = onWaitingChange(sendWhenReleased);
  sendWhenReleased();
  addEventListener('pagehide', onLeave);
  const timer = setInterval(sendWaiting, betweenTriesMs);
  const stopTrying = reconnect();
  const stopListening = reached.subscribe(onReach);
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', whenVisible);
  sendWaiting();
  return () => {
    clearInterval(timer);
    clearTimeout(release);
    stopHolding();
    removeEventListener('pagehide', onLeave);
    stopTrying();
    stopListening();
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}

const sendNow = () => myOutbox()?.sendAll(sayRefused);

function sayRefused({ name }: Parcel, error: unknown): void {
  const t = translator(offlineTexts, shellStore.get()?.locale ?? 'en');
  const reason = error instanceof ApiError ? error.message : '';
  showFlash({ tone: 'warning', title: t('refusedTitle', { name }), message: reason || t('refused') });
}
