import { realtimeCalls } from '@regimen/contract/realtime.ts';
import type { Manifest } from '../../feature.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { createChannelKeys } from '../../providers/channel-keys.ts';
import type { Vault } from '../../providers/vault.ts';
import { endGuestKey } from '../accounts/end-guest-key.ts';
import { eventsSince } from './events-since.ts';
import { giveGuestKey } from './guest-key.ts';
import { letIn } from './let-in.ts';

export function broadcastingRoutes(http: HttpParts, vault: Vault, { channels }: Manifest): void {
  const keys = createChannelKeys(vault);
  registerCalls(http, realtimeCalls, {
    'POST broadcasting/auth': async (scope, { body }, exchange) => {
      // Whoever joins a channel of their own is no visitor any more.
      if (exchange.guestKey !== undefined) await scope.tx((tx) => endGuestKey(scope, tx, exchange));
      return letIn(scope, keys, channels, { socketId: body.socket_id, channel: body.channel_name });
    },

    'POST broadcasting/guest': (scope, _input, exchange) => giveGuestKey(scope, exchange),

    'GET events': (scope, { query }) => scope.read((tx) => eventsSince(tx, scope.actor.userId, query.since)),
  });
}
