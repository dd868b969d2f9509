import { agentTrialCalls } from '@regimen/contract/agent-trials.ts';
import { invalid } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { requireItem } from '../items/change-item.ts';
import { tryOut } from './try-out.ts';

export function agentTrialRoutes(http: HttpParts, parts: ModelParts): void {
  registerCalls(http, agentTrialCalls, {
    'POST protocols/{id}/agents/try': (scope, { params, body }) => {
      const item = requireItem(body.item);
      if (item.kind !== 'agent') throw invalid('item.kind', 'not_an_agent');
      return tryOut(scope, parts, params.id, { ...body, item });
    },
  });
}
