import type { Agent, AgentCard } from '@regimen/contract/agents.ts';
import { quoted } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { mayWriteTo } from '../chats/may-write-to.ts';
import { agentTexts } from './agent-texts.ts';
import { nameOfAgent, type OpenAgent, openAgent } from './open-agent.ts';
import { presentMessage } from './present.ts';
import { findThread, listCards, listMessages } from './queries.ts';

interface PageWanted {
  page: number;
  per_page: number;
  upTo?: number | undefined;
  token?: string | undefined;
}

/** Numbers have no gaps, so a page is known by its own. */
export async function showAgent(
  scope: SignedInScope,
  tx: Tx,
  parts: ModelParts,
  programId: string,
  { page, per_page, upTo, token }: PageWanted,
): Promise<Agent> {
  const agent = await openAgent(scope, tx, programId, token);
  const thread = await findThread(tx, programId, scope.actor.userId);
  const { model, shares } = await findModel(scope, tx, parts, scope.actor.userId);
  const last = thread?.lastNumber ?? 0;
  const newest = Math.min(upTo ?? last, last);
  const to = newest - (page - 1) * per_page;
  const rows = thread && to > 0 ? await listMessages(tx, thread.id, to - per_page + 1, to) : [];
  const lastPage = Math.max(1, Math.ceil(newest / per_page));
  const next = page < lastPage ? String(page + 1) : null;
  const prev = page > 1 ? String(page - 1) : null;
  const link = (number: string | null) =>
    number &&
    `/api/agents/${programId}?per_page=${per_page}&page=${number}${upTo === undefined ? '' : `&upTo=${upTo}`}`;
  return {
    id: programId,
    program: { id: programId, title: agent.title },
    program_image: agent.page.cover,
    name: nameOfAgent(agent.item, agent.title, scope.locale),
    photo: agent.item?.photo ?? null,
    isChosen: agent.item !== null,
    model: model?.name ?? null,
    ...firstWords(scope, agent, model !== null),
    as: agent.as,
    shares: agent.as === 'follower' && model ? [...shares] : [],
    handOver: thread?.handedOverAt ? { at: thread.handedOverAt.toISOString(), chatId: thread.chatId } : null,
    can: {
      handOver:
        agent.as === 'follower' &&
        scope.actor.state === 'registered' &&
        !thread?.handedOverAt &&
        (await mayWriteTo(tx, scope.actor.userId, agent.ownerId)),
    },
    messages: {
      data: rows.map((row) => presentMessage(row, agent, scope.now)),
      meta: { current_page: page, last_page: lastPage, per_page, total: last, next, prev },
      links: { next: link(next), prev: link(prev) },
    },
  };
}

function firstWords({ locale }: SignedInScope, { item, title, as }: OpenAgent, hasModel: boolean) {
  const t = translator(agentTexts, locale);
  const program = quoted(title, locale);
  const usual = [...(as === 'follower' ? [t('openingToday')] : []), t('openingLong'), t('openingExpect')];
  return {
    greeting: item?.greeting || t(hasModel ? 'greetingModel' : 'greeting', { program }),
    openings: item?.openings?.length ? item.openings : usual,
  };
}

const mostCards = 100;

export async function listAgents(scope: SignedInScope, tx: Tx): Promise<AgentCard[]> {
  const rows = await listCards(tx, scope.actor.userId, mostCards);
  return rows.map(({ programId, page, agent, speaker, body, at, isHandedOver }) => {
    const { title } = programTextIn(page.texts, scope.locale);
    return {
      id: programId,
      program: { id: programId, title },
      program_image: page.cover,
      name: nameOfAgent(agent, title, scope.locale),
      photo: agent?.photo ?? null,
      message: speaker && at ? { from: speaker, body: body ?? '', createdAt: at.toISOString() } : null,
      isHandedOver,
    };
  });
}
