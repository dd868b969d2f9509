import { liveCalls, type WatchedProgram } from '@regimen/contract/live.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { isInstant, presentPage, wholeList } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { countFollowers, liveMark, liveQuestion } from './count-followers.ts';
import { flowNodes } from './flow-nodes.ts';
import * as followers from './follower-queries.ts';
import { presentFollowers } from './present.ts';
import * as queries from './queries.ts';
import { planReminders, remindFollowers } from './remind-followers.ts';
import { listWatchedPrograms } from './watched-programs.ts';

/** Of so many who are stuck those are found who can be reminded. */
const mostLookedAt = 1_000;

export function liveRoutes(http: HttpParts): void {
  registerCalls(http, liveCalls, {
    'GET live/programs': async (scope) => wholeList(await scope.read((tx) => watched(scope, tx))),

    'GET live/programs/{id}': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const version = await queries.findVersion(tx, params.id, query.version);
        if (!version) throw notFound();
        const program = await programOf(tx, version.id);
        return {
          id: params.id,
          title: programTextIn(version.page.texts, scope.locale).title,
          version: { id: version.id, number: version.number },
          protocols: program.protocols.map(({ protocol }) => protocol),
        };
      }),

    'GET live/programs/{id}/flow': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const question = await liveQuestion(scope, tx, params.id, query.version);
        const program = await programOf(tx, question.versionId);
        const places = await followers.countPlaces(tx, question);
        return wholeList(
          flowNodes(
            program.protocols.map(({ protocol }) => protocol),
            places,
          ),
        );
      }),

    'GET live/programs/{id}/counts': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const question = await liveQuestion(scope, tx, params.id, query.version);
        const mark = await liveMark(scope, tx, question);
        return { mark, counts: mark === query.since ? null : await countFollowers(scope, tx, question) };
      }),

    'GET live/programs/{id}/followers': (scope, { params, query }) =>
      scope.read(async (tx) => {
        const { version, protocol, node = null, stuck, waiting, cursor, per_page } = query;
        const question = await liveQuestion(scope, tx, params.id, version);
        const only = waiting ? 'waiting' : stuck ? 'stuck' : null;
        const place: followers.Where['place'] =
          only !== null && node === null ? 'anywhere' : { protocolIndex: protocol, node };
        const from = readFollowerPlace(cursor);
        const rows = await followers.listFollowers(tx, question, { place, only }, from, per_page + 1);
        const shown = rows.slice(0, per_page);
        const last = shown.at(-1);
        const next = rows.length > per_page && last ? followerCursor(last) : null;
        const filters = { version: question.versionId, protocol, node, stuck, waiting, per_page };
        const url = listUrl(`live/programs/${params.id}/followers`, filters);
        const data = await presentFollowers(scope, tx, shown);
        return presentPage({ next, prev: null }, per_page, url, data);
      }),

    'GET live/programs/{id}/reminders': (scope, { params, query: { version, protocol, node } }) =>
      scope.read(async (tx) => {
        const stuck = await stuckAt(scope, tx, params.id, { version, protocol, node });
        return planReminders(scope, tx, params.id, stuck);
      }),

    'POST live/programs/{id}/reminders': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { enrollment, version, protocol, node } = body;
        if (enrollment !== undefined) return remindFollowers(scope, tx, params.id, [enrollment]);
        const stuck = await stuckAt(scope, tx, params.id, { version, protocol, node });
        return remindFollowers(scope, tx, params.id, stuck);
      }),
  });
}

interface StuckPlace {
  version: string | undefined;
  protocol: number;
  /** Left out: anywhere. */
  node: string | undefined;
}

async function stuckAt(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  { version, protocol, node }: StuckPlace,
): Promise<string[]> {
  const question = await liveQuestion(scope, tx, programId, version);
  const place = node === undefined ? 'anywhere' : { protocolIndex: protocol, node };
  const where = { place, only: 'stuck' } as const;
  const stuck = await followers.findFollowers(tx, question, where, undefined, mostLookedAt);
  return stuck.map(({ id }) => id);
}

async function watched(scope: SignedInScope, tx: Tx): Promise<WatchedProgram[]> {
  const programs = await listWatchedPrograms(tx, scope.actor.userId, scope.locale);
  const ids = programs.map(({ id }) => id);
  const counts = await queries.countByVersion(tx, ids);
  const shown = [...programs.map(({ versionId }) => versionId), ...counts.map(({ versionId }) => versionId)];
  const numbers = await queries.listVersionNumbers(tx, shown);
  const followersOn = new Map(counts.map(({ versionId, followers }) => [versionId, followers]));
  return programs.map(({ id, title, isArchived }) => {
    const versions = numbers
      .filter(({ programId }) => programId === id)
      .sort((a, b) => b.number - a.number)
      .map((version) => ({
        id: version.id,
        number: version.number,
        followers: followersOn.get(version.id) ?? 0,
      }));
    return {
      id,
      title,
      isArchived,
      versions,
      followers: versions.reduce((sum, { followers }) => sum + followers, 0),
    };
  });
}

const followerCursor = ({ rank, since, id }: followers.FollowerRow): string =>
  Buffer.from(`${rank} ${since.toISOString()} ${id}`).toString('base64url');

function readFollowerPlace(cursor: string | undefined): followers.FollowerPlace | undefined {
  if (cursor === undefined) return undefined;
  const match = /^([012]) (\S{24}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  );
  const [, rank, since, id] = match ?? [];
  if (!since || !id || !isInstant(since)) throw invalid('cursor', 'not_valid');
  return { rank: Number(rank), since, id };
}
