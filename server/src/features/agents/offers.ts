import type { OfferCard } from '@regimen/contract/agents.ts';
import { AGENT_OFFERS, type AgentOffer } from '@regimen/engine/items.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { mayWriteTo } from '../chats/may-write-to.ts';
import { listBookableTasks, listOpenTasks } from '../enrollments/shared-queries.ts';
import { showTask } from '../tasks/show-task.ts';
import type { OpenAgent } from './open-agent.ts';
import { asksForLater, asksToBook, asksToRecord } from './what-is-asked.ts';

interface Circumstances {
  question: string;
  isHandedOver: boolean;
  /** Whether the team can be reached is found out later, by `reachable`. */
  askLater?: boolean;
}

/**
 * What can be offered now: what the creator allows and what is possible for this person. It is a card that they press, and the
 * press is an ordinary call of theirs. A task is put off by whoever speaks of later, and booked by whoever
 * speaks of an appointment; it is not looked at for others.
 */
export async function possibleOffers(
  scope: SignedInScope,
  tx: Tx,
  { item, as, enrollmentId, programId, ownerId, title }: OpenAgent,
  { question, isHandedOver, askLater = false }: Circumstances,
): Promise<OfferCard[]> {
  if (as === 'visitor')
    return [{ kind: 'join', name: title, taskId: null, link: `/follow-program/${programId}` }];
  if (as !== 'follower' || enrollmentId === null) return [];
  const allowed: readonly AgentOffer[] = item ? (item.offers ?? []) : AGENT_OFFERS;
  const cards: OfferCard[] = [];
  const open = await listOpenTasks(tx, enrollmentId);
  const [first] = open;
  if (allowed.includes('snooze') && first && asksForLater(question)) {
    const task = await showTask(scope, tx, first.id);
    if (task.can.snooze)
      cards.push({ kind: 'snooze', name: task.name, taskId: task.id, link: `/my-tasks/task/${task.id}` });
  }
  const measuring = open.find(({ kind }) => kind === 'kpi');
  if (allowed.includes('reading') && measuring)
    cards.push({
      kind: 'reading',
      name: measuring.name,
      taskId: null,
      link: `/my-tasks/task/${measuring.id}`,
    });
  if (allowed.includes('book') && asksToBook(question)) {
    const bookable = await listBookableTasks(tx, scope.actor.userId);
    const here = bookable.find(({ id }) => open.some((task) => task.id === id));
    const task = here && (await showTask(scope, tx, here.id));
    // Only what can be booked here: what they arrange elsewhere is nothing to press.
    if (task?.appointment?.serviceId)
      cards.push({ kind: 'book', name: task.name, taskId: null, link: `/my-tasks/task/${task.id}` });
  }
  const mayAsk = scope.actor.state === 'registered' && !isHandedOver && allowed.includes('ask');
  if (mayAsk && (askLater || (await mayWriteTo(tx, scope.actor.userId, ownerId))))
    cards.push({ kind: 'ask', name: title, taskId: null, link: null });
  return cards;
}

/** Without `ask` where the team cannot be reached. */
export async function reachable(
  tx: Tx,
  offers: readonly OfferCard[],
  { userId, ownerId }: { userId: string; ownerId: string },
): Promise<OfferCard[]> {
  const asks = offers.some(({ kind }) => kind === 'ask');
  const canAsk = asks && (await mayWriteTo(tx, userId, ownerId));
  return offers.filter(({ kind }) => kind !== 'ask' || canAsk);
}

/** Which of them the guide shows: by what was asked, and `ask` where it had no answer. */
export function offersFor(
  question: string,
  possible: readonly OfferCard[],
  isAnswered: boolean,
): OfferCard[] {
  return possible.filter(({ kind }) => {
    if (kind === 'snooze') return asksForLater(question);
    if (kind === 'reading') return asksToRecord(question);
    if (kind === 'book') return asksToBook(question);
    return !isAnswered;
  });
}
