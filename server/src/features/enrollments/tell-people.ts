import { programTextIn } from '@regimen/contract/program-texts.ts';
import { inOrder } from '../../db/in-order.ts';
import { peopleInDanger } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { tell as tellAtOnce } from '../../tell.ts';
import { type News, notify, notifyAll } from '../notifications/notify.ts';
import { expertsOf } from './experts-of.ts';
import * as queries from './news-queries.ts';
import type { Step } from './take-step.ts';

/**
 * What steps mean for others: experts hear of what waits for them, followers and owners of the end. In the programs of
 * `relieved` something no longer waits: that is no news, but the queue that shows it is old.
 */
export async function tellPeople(
  scope: Scope,
  tx: Tx,
  steps: readonly Step[],
  relieved: readonly string[],
): Promise<void> {
  const ended = steps.filter(({ before, after }) => before.endedAt === null && after.endedAt !== null);
  const telling = steps.filter(
    (step) => step.news.length > 0 || ended.includes(step) || relieved.includes(step.after.programId),
  );
  if (telling.length === 0) return;
  const people = await peopleAround(
    tx,
    telling.map(({ after }) => after),
  );
  const endangered = await peopleInDanger(
    tx,
    ended.map(({ after }) => after.userId),
    scope.now,
  );
  const finished = new Map<string, number>();
  const told: (News & { userId: string })[] = [];
  for (const step of telling) {
    const { programId, userId } = step.after;
    const program = people.titleOf(programId, scope.locale);
    const person = people.nameOf(userId);
    const at = step.event?.at ?? scope.now;
    const tell = (userId: string, news: Omit<News, 'at'>) => told.push({ ...news, userId, at });
    for (const { title, isUrgent, inDanger, task } of step.news)
      for (const expert of people.expertsOf(programId))
        tell(expert, {
          kind: inDanger ? 'urgent' : 'follow-up',
          data: { title, program, person, isUrgent },
          link: inDanger ? `/creator/follow-up?open=${task}` : '/creator/follow-up',
          // Not by its task: whoever leaves and joins again opens another. Whoever may be in danger is one line.
          about: inDanger ? `${programId} ${userId}` : `${programId} ${userId} ${title}`,
        });
    const inDanger = step.news.some((news) => news.inDanger) || endangered.has(userId);
    if (step.news.some((news) => news.isHelp))
      tell(userId, { kind: 'help', data: { program, isUrgent: true }, link: '/help-now', about: programId });
    if (!ended.includes(step)) continue;
    if (step.after.status === 'failed')
      tell(userId, {
        kind: 'ended',
        data: { program },
        link: `/follow-program/${programId}`,
        about: programId,
      });
    if (step.after.status !== 'finished') continue;
    finished.set(programId, (finished.get(programId) ?? 0) + 1);
    // Nobody is congratulated on a day on which they may be in danger.
    if (!inDanger)
      tell(userId, {
        kind: 'finished',
        data: { program },
        link: `/follow-program/${programId}`,
        about: programId,
      });
    const owner = people.ownerOf(programId);
    if (owner && owner !== userId)
      tell(owner, {
        kind: 'finished',
        data: { program, person },
        link: '/creator/history',
        about: `${programId} ${userId}`,
      });
  }
  await notifyAll(tx, told);
  const changed = [
    ...relieved,
    ...telling.flatMap(({ news, after }) => (news.length > 0 ? after.programId : [])),
  ];
  for (const expert of changed.flatMap(people.expertsOf)) tellAtOnce(tx, expert, 'follow-up', {});
  await queries.addToCounts(tx, 'finished', finished);
}

/** Somebody wrote to one of their experts what may mean danger: the team hears of it each time, and help comes to them. */
export async function tellOfDanger(
  scope: Scope,
  tx: Tx,
  { taskId, programId, userId }: { taskId: string; programId: string; userId: string },
): Promise<void> {
  const people = await peopleAround(tx, [{ programId, userId }]);
  const program = people.titleOf(programId, scope.locale);
  const data = { title: '', program, person: people.nameOf(userId), isUrgent: true };
  const link = `/creator/follow-up?open=${taskId}`;
  const at = scope.now;
  for (const expert of people.expertsOf(programId)) tellAtOnce(tx, expert, 'follow-up', {});
  await notifyAll(tx, [
    ...people.expertsOf(programId).map((expert) => ({
      userId: expert,
      kind: 'urgent' as const,
      data,
      link,
      about: `${programId} ${userId}`,
      at,
    })),
    { userId, kind: 'help', data: { program, isUrgent: true }, link: '/help-now', about: programId, at },
  ]);
}

/** Somebody wants one of the team to look at what was chosen for them. */
export async function tellOfRequest(
  scope: Scope,
  tx: Tx,
  { title, programId, userId }: { title: string; programId: string; userId: string },
): Promise<void> {
  const people = await peopleAround(tx, [{ programId, userId }]);
  const data = { title, program: people.titleOf(programId, scope.locale), person: people.nameOf(userId) };
  const about = `${programId} ${userId} ${title}`;
  const experts = people.expertsOf(programId);
  for (const expert of experts) tellAtOnce(tx, expert, 'follow-up', {});
  await notifyAll(
    tx,
    experts.map((expert) => ({
      userId: expert,
      kind: 'follow-up' as const,
      data: { ...data, isUrgent: false },
      link: '/creator/follow-up',
      about,
      at: scope.now,
    })),
  );
}

/** The owner hears of everybody who begins. */
export async function tellOfNewFollower(
  scope: Scope,
  tx: Tx,
  { programId, userId }: { programId: string; userId: string },
): Promise<void> {
  const people = await peopleAround(tx, [{ programId, userId }]);
  const owner = people.ownerOf(programId);
  await queries.addToCounts(tx, 'followers', new Map([[programId, 1]]));
  if (!owner || owner === userId) return;
  const data = { program: people.titleOf(programId, scope.locale), person: people.nameOf(userId) };
  const link = `/creator/live?program=${programId}`;
  const about = `${programId} ${userId}`;
  await notify(tx, owner, { kind: 'new-follower', data, link, about, at: scope.now });
}

async function peopleAround(tx: Tx, rows: readonly { programId: string; userId: string }[]) {
  const programIds = [...new Set(rows.map(({ programId }) => programId))];
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const [titles, names] = await inOrder(queries.listTitles(tx, programIds), queries.listNames(tx, userIds));
  const experts = await expertsOf(tx, titles);
  const byProgram = new Map(titles.map((row) => [row.programId, row]));
  const nameById = new Map(names.map(({ id, name }) => [id, name]));
  const ownerOf = (programId: string) => byProgram.get(programId)?.ownerId;
  return {
    ownerOf,
    nameOf: (userId: string) => nameById.get(userId) ?? '',
    titleOf(programId: string, locale: Scope['locale']): string {
      const row = byProgram.get(programId);
      return row ? programTextIn(row.texts, locale).title : '';
    },
    expertsOf: (programId: string): string[] => experts.get(programId) ?? [],
  };
}
