import { rememberPath } from '../../shell/remembered-path.ts';
import { sessionBegan, shellStore } from '../../shell/session.ts';
import { stateOf } from '../../shell/shell-data.ts';

/** After a call that signed somebody in: where to go. The wanted page stays remembered until the address is confirmed. */
export async function finishSignIn(): Promise<string> {
  const path = await sessionBegan();
  const shell = shellStore.get();
  if (!shell || stateOf(shell) !== 'unverified') return path;
  rememberPath(path);
  return '/verification/sent';
}
