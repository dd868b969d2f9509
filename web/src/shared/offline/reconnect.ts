import { isAnswer, notReached, reached } from '../../shell/reach.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
const patienceMs = 8_000;

/** Asks for the smallest thing there is; the answer tells whether our server is there. */
export async function askServer(): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    isAnswer(await fetch('/healthz', { cache: 'no-store', redirect: 'error', signal }));
  } catch {
    notReached();
  }
}

/** Until it is reached again: with growing pauses, at once when the browser has an idea, never in a hidden tab. */
export function reconnect(ask: () => Promise<void> = askServer): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  const wait = () => {
    clearTimeout(timer);
    if (reached.get() || document.visibilityState === 'hidden') return;
    timer = setTimeout(tryNow, pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  };
  const tryNow = async () => {
    clearTimeout(timer);
    await ask();
    wait();
  };
  const onReach = () => {
    pauseMs = firstPauseMs;
    wait();
  };
  const whenVisible = () => {
    if (!reached.get() && document.visibilityState === 'visible') tryNow();
  };
  const stopListening = reached.subscribe(onReach);
  addEventListener('online', tryNow);
  addEventListener('offline', tryNow);
  document.addEventListener('visibilitychange', whenVisible);
  wait();
  return () => {
    clearTimeout(timer);
    stopListening();
    removeEventListener('online', tryNow);
    removeEventListener('offline', tryNow);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}
