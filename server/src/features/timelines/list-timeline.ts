import type { ClosedAlert, SentPrompt, TimelineEntry } from '@regimen/contract/timelines.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import type { EventPlace } from '../history/event-place.ts';
import { listHistory } from '../history/list-history.ts';
import { byExpert } from '../notifications/reminder-key.ts';
import { dangerWords } from './danger-words.ts';
import * as queries from './queries.ts';

/** Of a page: its events are far fewer days than would bring so many. */
const mostSent = 300;

/** A page of events, with what was sent and what alerts were closed between the first and the last of them. */
export async function listTimeline(
  { locale }: Scope,
  tx: Tx,
  program: { id: string; title: string; versionId: string },
  enrollmentId: string,
  place: EventPlace | undefined,
  most: number,
  /** Nothing that was earlier. */
  from?: Date,
): Promise<{ entries: TimelineEntry[]; next: EventPlace | null }> {
  const filter = { enrollmentIds: [enrollmentId], noChecks: true, from };
  const { events, hasMore } = await listHistory(tx, [program], filter, place, most);
  const last = events.at(-1);
  const numbers = events.map(({ number }) => number);
  const given = await queries.listGiven(tx, enrollmentId, numbers);
  const version = await programOf(tx, program.versionId);
  const dangers = await dangerWords(tx, enrollmentId, numbers, version, locale);
  const after = hasMore && last ? new Date(last.at) : from;
  const until = place && new Date(place.at);
  const sent = await queries.listSent(tx, enrollmentId, after, until, mostSent);
  const closed = await queries.listClosedAlerts(tx, enrollmentId, after, until, mostSent);
  const byNumber = new Map(given.map(({ number, ...rest }) => [number, rest]));
  const entries: TimelineEntry[] = [
    ...events.map((event) => ({
      at: event.at,
      event,
      given: byNumber.get(event.number) ?? null,
      prompt: null,
      closed: null,
      danger: dangers.get(event.number) ?? null,
    })),
    ...sent.map((row) => ({
      at: (row.sentAt as Date).toISOString(),
      event: null,
      given: null,
      prompt: presentSent(row),
      closed: null,
      danger: null,
    })),
    ...closed.map((row) => ({
      at: (row.closedAt as Date).toISOString(),
      event: null,
      given: null,
      prompt: null,
      closed: presentClosed(row),
      danger: null,
    })),
  ];
  entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const next = hasMore && last ? { at: last.at, enrollmentId, number: last.number } : null;
  return { entries, next };
}

type SentRow = Awaited<ReturnType<typeof queries.listSent>>[number];

const presentSent = ({ id, kind, key, title, seenAt, answeredAt }: SentRow): SentPrompt => ({
  id,
  kind: kind === 'nudge' ? 'nudge' : 'reminder',
  title,
  byTeam: key.includes(byExpert),
  seen: seenAt !== null || answeredAt !== null,
});

type ClosedRow = Awaited<ReturnType<typeof queries.listClosedAlerts>>[number];

const presentClosed = ({ id, by, inDanger, openedAt, result }: ClosedRow): ClosedAlert => ({
  id,
  by: by && { id: by.id, full_name: by.fullName },
  inDanger,
  openedAt: openedAt.toISOString(),
  note: result?.type === 'decision' ? result.words : '',
});
