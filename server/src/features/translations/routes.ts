import { translationCalls } from '@regimen/contract/translations.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { ModelParts } from '../ai/site-model.ts';
import { reviewItem, workplace } from '../items/change-item.ts';
import { translateItem } from './translate-item.ts';
import { translatePage } from './translate-page.ts';

export function translationRoutes(http: HttpParts, parts: ModelParts): void {
  registerCalls(http, translationCalls, {
    'POST protocols/{id}/items/{item}/translation': (scope, { params, body }) =>
      translateItem(scope, parts, { protocolId: params.id, itemId: params.item, ...body }),

    'POST protocols/{id}/items/{item}/reviewed': (scope, { params, body }) =>
      scope.tx((tx) => reviewItem(scope, tx, workplace(scope, params.id), params.item, body.texts)),

    'POST programs/{id}/translation': (scope, { params, body }) =>
      translatePage(scope, parts, params.id, body),
  });
}
