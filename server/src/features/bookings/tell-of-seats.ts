import { watchChannel } from '@regimen/contract/watching.ts';
import type { Scope } from '../../scope.ts';

/** A place was taken or is free again: whoever looks at when the service can be booked sees it. */
export const tellOfSeats = (scope: Scope, serviceId: string): void =>
  scope.publish('watched', watchChannel('service', serviceId));
