import { authCalls } from './auth.ts';
import type { categoryCalls } from './categories.ts';
import type { commentCalls } from './comments.ts';
import { discussionCalls } from './discussions.ts';
import type { itemCalls } from './items.ts';
import { loadCalls } from './load.ts';
import type { protocolCalls } from './protocols.ts';
import type { safetyRuleCalls } from './safety-rules.ts';
import { siteCalls } from './site.ts';
import type { teamCalls } from './teams.ts';
import type { versionCalls } from './versions.ts';

/** Every call of the API. The client knows it by type only, so that no schema reaches a guest's browser. */
export const calls = { ...loadCalls, ...authCalls, ...siteCalls, ...discussionCalls };
// Not yet answered by the server: known to the types only.
type Coming = typeof categoryCalls &
  typeof protocolCalls &
  typeof versionCalls &
  typeof itemCalls &
  typeof safetyRuleCalls &
  typeof teamCalls &
  typeof commentCalls;
export type Calls = typeof calls & Coming;
export type AnyCall = keyof Calls;
