import { catalogCalls } from '@regimen/contract/catalog.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { findPrograms } from './find-programs.ts';
import { showProgram } from './show-program.ts';

export function catalogRoutes(http: HttpParts): void {
  registerCalls(http, catalogCalls, {
    'GET catalog': (scope, { query }) => findPrograms(scope, query),

    'GET catalog/{id}': (scope, { params, query }) =>
      scope.read((tx) => showProgram(scope, tx, params.id, query.token)),
  });
}
