import { accountDeletionCalls } from '@regimen/contract/account-deletion.ts';
import type { Manifest } from '../../feature.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { askToLeave, keepAccount, keepByLink } from './ask-to-leave.ts';
import { showWhatGoes } from './what-goes.ts';

export function leavingRoutes(http: HttpParts, manifest: Manifest): void {
  registerCalls(http, accountDeletionCalls, {
    'GET account-deletion': (scope) => showWhatGoes(scope, manifest),
    'POST account-deletion': (scope, _input, exchange) => askToLeave(scope, exchange),
    'DELETE account-deletion': (scope) => keepAccount(scope),
    'POST account-deletion/undo': (scope, { body }) => keepByLink(scope, body.token),
  });
}
