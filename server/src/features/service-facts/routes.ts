import { serviceFactCalls } from '@regimen/contract/service-facts.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { findServiceFacts } from './find-service-facts.ts';

export function serviceFactRoutes(http: HttpParts): void {
  registerCalls(http, serviceFactCalls, {
    'GET protocols/{id}/service-facts': (scope, { params: { id } }) =>
      scope.read(async (tx) => wholeList(await findServiceFacts(tx, id, scope.now))),
  });
}
