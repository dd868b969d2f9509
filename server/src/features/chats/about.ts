import type { AboutCard } from '@regimen/contract/chat-abouts.ts';
import type { AboutKind, MessageAbout } from '@regimen/contract/message-about.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { listWritable } from '../../db/may-write.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { kpisOf } from '../enrollments/kpi-summaries.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import * as queries from './about-queries.ts';
import { listMemberIds } from './queries.ts';
import { startChat } from './start-chat.ts';

/** Something that can be written about, with all that is known of it. */
interface Thing {
  kind: AboutKind;
  name: string;
  /** Whose it is; null: everybody's. */
  place: queries.AboutPlace | null;
  /** The discussion's author. */
  authorId?: string;
  /** The booking's two sides. */
  sides?: { clientId: string; hosts: readonly string[] };
  task: AboutCard['task'];
  reading: AboutCard['reading'];
  booking: AboutCard['booking'];
}
type Asked = { kind: AboutKind; id: string; node?: string | null | undefined };

async function findThing(
  { locale }: SignedInScope,
  tx: Tx,
  { kind, id, node }: Asked,
): Promise<Thing | undefined> {
  const bare = { kind, task: null, reading: null, booking: null };
  if (kind === 'discussion') {
    const found = await queries.findDiscussion(tx, id);
    return found && { ...bare, name: found.title, place: null, authorId: found.authorId };
  }
  if (kind === 'booking') {
    const found = await queries.findBooking(tx, id);
    // What is only held is nobody's but its client's, and not for long.
    if (!found || found.state === 'held' || found.state === 'expired') return undefined;
    const { clientId, hosts, state, from, terms } = found;
    const booking = { state, from: from.toISOString() };
    return { ...bare, name: terms.name, place: null, sides: { clientId, hosts }, booking };
  }
  if (kind === 'task') {
    const found = await queries.findTask(tx, id);
    if (!found) return undefined;
    const task = { kind: found.kind, status: found.status, at: found.at.toISOString() };
    return { ...bare, name: found.name, place: found, task };
  }
  if (kind === 'reading') {
    const found = await queries.findReading(tx, id);
    if (!found) return undefined;
    const item = kpisOf(await programOf(tx, found.versionId)).get(found.kpi);
    const { value, unit, takenAt } = found;
    return {
      ...bare,
      name: item?.name ?? '',
      place: found,
      reading: { value, unit, takenAt: takenAt.toISOString() },
    };
  }
  const found = await queries.findEnrollment(tx, id);
  if (!found || !node) return undefined;
  const { protocols } = await programOf(tx, found.versionId);
  const names = protocols.flatMap(({ protocol }) => nameOfStep(protocol, node, locale) ?? []);
  return names[0] === undefined ? undefined : { ...bare, name: names[0], place: found };
}

/** Whose it is; nobody's, where everybody may see it. */
const personOf = ({ place, sides }: Thing): string | undefined => place?.userId ?? sides?.clientId;

/** Its own person, and those who look after them in its program, or who give what they booked. */
async function maySee(tx: Tx, viewerId: string, { place, sides }: Thing): Promise<boolean> {
  if (sides) return sides.clientId === viewerId || sides.hosts.includes(viewerId);
  return place === null || place.userId === viewerId || (await queries.looksAfter(tx, viewerId, place));
}

function linkFor(viewerId: string, { kind, place }: Thing, id: string): string {
  if (kind === 'booking') return `/my-services/bookings/${id}`;
  if (place === null) return `/systems/discussion/${id}`;
  if (place.userId !== viewerId) return `/creator/history?run=${place.enrollmentId}`;
  if (kind === 'task') return `/my-tasks/task/${id}`;
  return `/follow-program/${place.programId}#${kind === 'reading' ? 'readings' : 'path'}-title`;
}

/** What somebody may see of it now. Whoever looks at another's leaves it in the audit. */
async function cardOf(scope: SignedInScope, tx: Tx, asked: Asked): Promise<AboutCard | undefined> {
  const { userId } = scope.actor;
  const thing = await findThing(scope, tx, asked);
  if (!thing || !(await maySee(tx, userId, thing))) return undefined;
  const { kind, name, task, reading, booking } = thing;
  const person = personOf(thing);
  if (person !== undefined && person !== userId) scope.concerns([person]);
  return { kind, name, link: linkFor(userId, thing, asked.id), task, reading, booking };
}

export async function previewAbout(scope: SignedInScope, tx: Tx, about: MessageAbout): Promise<AboutCard> {
  scope.concerns([]);
  const card = await cardOf(scope, tx, about);
  if (!card) throw notFound();
  return card;
}

/** With the name it had when it was written; the rest as it is now, for whoever may see it. */
export async function readAbout(
  scope: SignedInScope,
  tx: Tx,
  place: { id: string; message: string },
): Promise<AboutCard> {
  scope.concerns([]);
  const row = await queries.findAboutOf(tx, place.id, place.message);
  if (!row) throw notFound();
  const { kind, name, id, node } = row;
  const card = id === null ? undefined : await cardOf(scope, tx, { kind, id, node });
  return { link: null, task: null, reading: null, booking: null, ...card, kind, name };
}

/** Keeps what a message is about: something of the writer's own, or of a person in the chat whom they look after. */
export async function keepAbout(
  scope: SignedInScope,
  tx: Tx,
  { chatId, messageId, about }: { chatId: string; messageId: string; about: MessageAbout },
): Promise<void> {
  const thing = await findThing(scope, tx, about);
  const owner = thing && personOf(thing);
  const isSeen = thing !== undefined && (await maySee(tx, scope.actor.userId, thing));
  if (!isSeen || (owner !== undefined && !(await listMemberIds(tx, chatId)).includes(owner)))
    throw invalid('about', 'not_valid');
  const { kind, id, node } = about;
  await queries.insertAbout(tx, {
    messageId,
    kind,
    name: thing.name.slice(0, 300),
    taskId: kind === 'task' ? id : null,
    readingId: kind === 'reading' ? id : null,
    enrollmentId: kind === 'step' ? id : null,
    node: kind === 'step' ? (node ?? null) : null,
    discussionId: kind === 'discussion' ? id : null,
    bookingId: kind === 'booking' ? id : null,
  });
}

/** The chat in which to ask about it: with the program's creator, whoever began the discussion, or who gives what was booked. */
export async function startAbout(
  scope: SignedInScope,
  tx: Tx,
  about: MessageAbout,
): Promise<{ chatId: string }> {
  const thing = await findThing(scope, tx, about);
  const { userId } = scope.actor;
  const person = thing && personOf(thing);
  if (!thing || (person !== undefined && person !== userId)) throw notFound();
  const to = await whomToAsk(tx, userId, thing);
  if (to === undefined) throw notFound();
  const room = await startChat(scope, tx, { userIds: [to] });
  return { chatId: room.id };
}

async function whomToAsk(
  tx: Tx,
  userId: string,
  { place, sides, authorId }: Thing,
): Promise<string | undefined> {
  if (place) return queries.findProgramOwner(tx, place.programId);
  if (!sides) return authorId;
  const writable = await listWritable(tx, userId, sides.hosts);
  return sides.hosts.find((host) => writable.includes(host));
}
