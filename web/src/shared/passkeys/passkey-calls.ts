import type { Calls } from '@regimen/contract/all.ts';
import type { CallInput, CallReply } from '@regimen/contract/call.ts';
import type { Passkey } from '@regimen/contract/passkeys.ts';

/** What can be done about passkeys; people and admins have calls of their own for it. */
export interface PasskeyCalls {
  options(): Promise<CallReply<Calls['POST passkeys/options']>>;
  add(body: CallInput<Calls['POST passkeys']>['body']): Promise<Passkey>;
  rename(id: string, name: string): Promise<Passkey>;
  remove(id: string): Promise<unknown>;
}
