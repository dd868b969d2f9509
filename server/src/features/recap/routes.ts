import { recapCalls } from '@regimen/contract/recap.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { showRecap } from './show-recap.ts';

export function recapRoutes(http: HttpParts): void {
  registerCalls(http, recapCalls, {
    'GET recap': (scope) => scope.read((tx) => showRecap(scope, tx)),
  });
}
