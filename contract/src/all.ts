import { authCalls } from './auth.ts';
import { discussionCalls } from './discussions.ts';
import { loadCalls } from './load.ts';
import { siteCalls } from './site.ts';

/** Every call of the API. The client knows it by type only, so that no schema reaches a guest's browser. */
export const calls = { ...loadCalls, ...authCalls, ...siteCalls, ...discussionCalls };
export type Calls = typeof calls;
export type AnyCall = keyof Calls;
