import type { Locale } from '@regimen/contract/language/languages.ts';
import { wizardCalls } from '@regimen/contract/wizard.ts';
import { builtInItem } from '@regimen/engine/library/all.ts';
import { DRAFT_TOPICS } from '@regimen/engine/wizard/answers.ts';
import { TOPICS } from '@regimen/engine/wizard/topics.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { acceptProposal } from './accept-proposal.ts';
import { askWizard } from './ask-wizard.ts';
import { createFromAnswers, draftFromAnswers } from './draft-from-answers.ts';
import { presentProposal } from './present.ts';
import { findProposal, findWizard, listProposals, updateProposal } from './queries.ts';

const topicsIn = (locale: Locale) =>
  DRAFT_TOPICS.map((topic) => ({
    topic,
    measures: TOPICS[topic].measures.map((id) => ({ id, name: builtInItem(id, locale)?.name ?? '' })),
  }));

export function wizardRoutes(http: HttpParts, parts: ModelParts): void {
  const questions = async (scope: SignedInScope, tx: Tx) => {
    const { model } = await findModel(scope, tx, parts, scope.actor.userId);
    return { model: model?.name ?? null, topics: topicsIn(scope.locale) };
  };
  registerCalls(http, wizardCalls, {
    'GET wizard': (scope) => scope.read((tx) => questions(scope, tx)),

    'POST wizard': (scope, { body }) => scope.tx((tx) => createFromAnswers(scope, tx, body)),

    'GET protocols/{id}/wizard': (scope, { params }) =>
      scope.read(async (tx) => {
        const row = await findWizard(tx, params.id);
        return {
          sessionKey: row?.sessionKey ?? null,
          answers: row?.answers ?? null,
          ...(await questions(scope, tx)),
        };
      }),

    'PUT protocols/{id}/wizard': (scope, { params, body }) =>
      scope.tx((tx) => draftFromAnswers(scope, tx, params.id, body)),

    'GET protocols/{id}/wizard/proposals': async (scope, { params, query: { cursor, per_page } }) => {
      const from = readPlace(cursor);
      const rows = await scope.read((tx) => listProposals(tx, params.id, from, per_page + 1));
      const page = pageOf(rows, per_page, from);
      const url = `/api/protocols/${params.id}/wizard/proposals?per_page=${per_page}`;
      return presentPage(page, per_page, url, page.rows.map(presentProposal));
    },

    'POST protocols/{id}/wizard/proposals': (scope, { params, body }) =>
      askWizard(scope, parts, params.id, body.words),

    'POST wizard-proposals/{id}/accept': (scope, { params }) => acceptProposal(scope, params.id),

    'POST wizard-proposals/{id}/refuse': (scope, { params }) =>
      scope.tx(async (tx) => {
        const now = await findProposal(tx, params.id, true);
        if (!now) throw notFound();
        if (now.state !== 'open' && now.state !== 'refused') throw conflict();
        const row = await updateProposal(tx, params.id, { state: 'refused' });
        if (!row) throw notFound();
        return presentProposal(row);
      }),
  });
}
