import { onboardingCalls } from '@regimen/contract/onboarding.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { presentListed } from '../catalog/cards.ts';
import { listCards } from '../catalog/shared-queries.ts';
import { answerOnboarding, presentAnswers } from './answer.ts';
import * as queries from './queries.ts';

const mostRecommended = 6;

export function onboardingRoutes(http: HttpParts): void {
  registerCalls(http, onboardingCalls, {
    'GET onboarding': async (scope) => {
      const row = await scope.read((tx) => queries.findAnswers(tx, scope.actor.userId));
      return { answers: row ? presentAnswers(row) : null };
    },

    'PUT onboarding': (scope, { body }) =>
      scope.tx(async (tx) => {
        await answerOnboarding(scope, tx, body);
        return { answers: body };
      }),

    'GET recommendations': (scope) =>
      scope.read(async (tx) => {
        const { userId } = scope.actor;
        const said = await queries.findAnswers(tx, userId);
        const ids = await queries.listFitting(tx, userId, said, mostRecommended);
        const cards = await listCards(tx, scope.locale, ids);
        return wholeList(cards.map((card) => presentListed(card, scope.locale)));
      }),
  });
}
