import { writingCalls } from '@regimen/contract/writing.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { helpWrite } from './help-write.ts';

export function writingRoutes(http: HttpParts, parts: ModelParts): void {
  registerCalls(http, writingCalls, {
    'POST protocols/{id}/writing': (scope, { params, body }) => helpWrite(scope, parts, params.id, body),
  });
}
