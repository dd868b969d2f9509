import { mostServices } from '@regimen/contract/service-choices.ts';
import type { Service, ServiceSaid } from '@regimen/contract/services.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { listPossibleHosts } from './offer-queries.ts';
import { presentService } from './present.ts';
import * as queries from './queries.ts';
import { readQuestions } from './read-questions.ts';
import { tellNewHosts } from './tell-hosts.ts';

export async function addService(
  scope: SignedInScope,
  tx: Tx,
  locationId: string,
  { hosts, ...said }: ServiceSaid,
): Promise<Service> {
  const { actor, now } = scope;
  const questions = readQuestions(said.questions);
  await holdUser(tx, actor.userId);
  if ((await queries.countServices(tx, actor.userId)) >= mostServices)
    throw invalid('name', `no_more_than:${mostServices}`);
  const id = newId(now.getTime());
  await requirePlace(tx, locationId, said);
  await requirePhoto(tx, actor.userId, said.photo);
  await requireHosts(tx, actor.userId, hosts, []);
  const times = { createdAt: now, changedAt: now };
  await queries.insertService(tx, { ...said, ...times, questions, id, locationId, userId: actor.userId });
  await queries.replaceHosts(tx, id, hosts);
  await tellNewHosts(scope, tx, { id, name: said.name }, hosts);
  return readService(tx, id);
}

export async function changeService(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  { hosts, ...said }: ServiceSaid,
): Promise<Service> {
  const { actor, now } = scope;
  const questions = readQuestions(said.questions);
  await holdUser(tx, actor.userId);
  const before = await queries.getService(tx, id);
  const given = await queries.listHostIds(tx, id);
  await requireRoom(tx, before.locationId, said);
  if (said.photo !== before.photo) await requirePhoto(tx, actor.userId, said.photo);
  await requireHosts(tx, actor.userId, hosts, given);
  await queries.updateService(tx, id, { ...said, questions, changedAt: now });
  await queries.replaceHosts(tx, id, hosts);
  const added = hosts.filter((host) => !given.includes(host.id));
  await tellNewHosts(scope, tx, { id, name: said.name }, added);
  return readService(tx, id);
}

export async function readService(tx: Tx, id: string): Promise<Service> {
  const [row, hosts] = await inOrder(queries.getService(tx, id), queries.listHosts(tx, [id]));
  return presentService(row, hosts);
}

async function requirePlace(
  tx: Tx,
  locationId: string,
  said: Pick<ServiceSaid, 'needsRoom' | 'seats'>,
): Promise<void> {
  const place = await queries.getPlace(tx, locationId);
  if (place.archivedAt !== null) throw conflict('location_archived');
  await requireRoom(tx, locationId, said);
}

async function requireRoom(
  tx: Tx,
  locationId: string,
  { needsRoom, seats }: Pick<ServiceSaid, 'needsRoom' | 'seats'>,
): Promise<void> {
  if (!needsRoom) return;
  const { largestRoom } = await queries.getPlace(tx, locationId);
  if (largestRoom < seats) throw invalid('needsRoom', 'no_room_for_all');
}

async function requirePhoto(tx: Tx, userId: string, photo: string | null): Promise<void> {
  if (photo !== null && !(await queries.isOwnImage(tx, photo, userId))) throw invalid('photo', 'not_allowed');
}

/** Who gives it already may stay, whether they still work together or not. */
async function requireHosts(
  tx: Tx,
  userId: string,
  hosts: ServiceSaid['hosts'],
  given: readonly string[],
): Promise<void> {
  const possible = await listPossibleHosts(tx, userId);
  const strange = hosts.findIndex(
    ({ id }) => !given.includes(id) && !possible.some((person) => person.id === id),
  );
  if (strange >= 0) throw invalid(`hosts.${strange}.id`, 'not_a_host');
}
