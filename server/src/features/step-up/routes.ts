import { stepUpCalls } from '@regimen/contract/step-up.ts';
import { findWaysIn } from '../../db/ways-in.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Vault } from '../../providers/vault.ts';
import { stepUp } from './prove-again.ts';

export function stepUpRoutes(http: HttpParts, vault: Vault): void {
  registerCalls(http, stepUpCalls, {
    'GET auth/step-up': async (scope) => {
      const { userId } = scope.actor;
      const ways = await scope.read((tx) => findWaysIn(tx, userId, scope.tenant.domain));
      return { password: ways.password, passkey: ways.passkeysHere > 0, code: ways.code };
    },
    'POST auth/step-up': (scope, { body }, exchange) => stepUp(scope, body, exchange, vault),
  });
}
