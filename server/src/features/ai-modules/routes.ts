import { aiModuleCalls } from '@regimen/contract/ai-modules.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { askPerson } from './ask-person.ts';

export function aiModuleRoutes(http: HttpParts): void {
  registerCalls(http, aiModuleCalls, {
    'POST ai-decisions/{id}/ask-person': (scope, { params }) =>
      scope.tx(async (tx) => {
        await askPerson(scope, tx, params.id);
        return undefined;
      }),
  });
}
