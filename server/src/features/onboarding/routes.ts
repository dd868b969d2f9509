import { onboardingCalls } from '@regimen/contract/onboarding.ts';
import type { Tx } from '../../db/pool.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { presentListed } from '../catalog/cards.ts';
import { listCards } from '../catalog/shared-queries.ts';
import { mustSee } from '../programs/may-see.ts';
import { answerOnboarding, presentAnswers } from './answer.ts';
import { findAlternatives } from './find-alternatives.ts';
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
        const fitting = await queries.listFitting(tx, userId, said, mostRecommended);
        return shown(scope, tx, fitting);
      }),

    'POST programs/{id}/alternatives': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await mustSee(tx, scope, params.id, body.token);
        return shown(scope, tx, await findAlternatives(scope, tx, params.id, body.facts));
      }),
  });
}

async function shown({ locale }: SignedInScope, tx: Tx, programs: readonly { id: string }[]) {
  const cards = await listCards(
    tx,
    locale,
    programs.map(({ id }) => id),
  );
  return wholeList(cards.map((card) => presentListed(card, locale)));
}
