import { aiCalls } from '@regimen/contract/ai.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { findSettings } from './queries.ts';
import { defaults, type ModelParts, modelOf } from './site-model.ts';

export function aiRoutes(http: HttpParts, parts: ModelParts): void {
  registerCalls(http, aiCalls, {
    'GET ai': (scope) =>
      scope.read(async (tx) => {
        const row = await findSettings(tx);
        const { shares } = row ?? defaults;
        return { model: modelOf(parts, row)?.name ?? null, shares };
      }),
  });
}
