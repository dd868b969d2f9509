import { createStore } from '../../shell/store.ts';

/** Whether help is what the page itself shows: then nothing above it leads there. */
export const helpShown = createStore(false);
