import { createStore } from './store.ts';

/** Section 4: rises and falls with the requests under way, never below 0, and drives the loader. */
export const requests = createStore(0);
export const requestStarted = () => requests.set(requests.get() + 1);
export const requestEnded = () => requests.set(Math.max(0, requests.get() - 1));

/** The loader stays this long after the last request; it never holds back data or input. */
export const loaderDelayMs = 2000;
