import type { ExpertProfile, ExpertSaid, Qualification } from '@regimen/contract/expert-profile.ts';
import { mostQualifications } from '@regimen/contract/expert-profile-choices.ts';
import { isExpert, isProfession, type RoleName } from '@regimen/contract/roles.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import * as expertQueries from './expert-queries.ts';
import * as queries from './queries.ts';

export async function showExpertProfile(scope: SignedInScope, tx: Tx): Promise<ExpertProfile> {
  const { userId } = scope.actor;
  const user = await queries.findPerson(tx, userId);
  if (!user) throw notFound();
  const said = await expertQueries.findExpertProfile(tx, userId);
  const rows = await expertQueries.listQualifications(tx, userId, mostQualifications);
  return {
    profession: user.roles.find(isProfession) ?? null,
    isExpert: isExpert(user.roles),
    full_name: user.fullName,
    username: user.username,
    avatar: user.avatar,
    bio: user.bio,
    languages: said?.languages ?? [],
    links: said?.links ?? [],
    consultation: said?.consultation ?? '',
    qualifications: await withDocuments(tx, rows),
  };
}

/** Whoever names a profession is an expert from now on, and remains what they were besides. */
export async function saveExpertProfile(
  scope: SignedInScope,
  tx: Tx,
  { profession, bio, languages, links, consultation }: ExpertSaid,
): Promise<ExpertProfile> {
  const { userId } = scope.actor;
  await holdUser(tx, userId);
  const user = await queries.findPerson(tx, userId);
  if (!user) throw notFound();
  await queries.updatePerson(tx, userId, { bio, roles: withProfession(user.roles, profession) });
  await expertQueries.saveExpertProfile(tx, {
    tenantId: tx.tenantId,
    userId,
    languages,
    links,
    consultation,
    changedAt: scope.now,
  });
  scope.publish('content');
  scope.publish('session', userId);
  return showExpertProfile(scope, tx);
}

/** It stands first: it is what somebody is called by. `expert` alone is no profession, and `user` says nothing more. */
function withProfession(roles: readonly RoleName[], profession: RoleName): RoleName[] {
  return [profession, ...roles.filter((role) => !isProfession(role) && role !== 'expert' && role !== 'user')];
}

export async function addQualification(
  scope: SignedInScope,
  tx: Tx,
  given: Pick<Qualification, 'title' | 'institution' | 'year' | 'documents'>,
): Promise<Qualification> {
  const { userId } = scope.actor;
  await holdUser(tx, userId);
  if ((await expertQueries.countQualifications(tx, userId)) >= mostQualifications)
    throw invalid('title', `no_more_than:${mostQualifications}`);
  const { title, institution, year, documents: names } = given;
  if (year !== null && year > scope.now.getUTCFullYear()) throw invalid('year', 'time_not_past');
  const id = newId(scope.now.getTime());
  const common = { tenantId: tx.tenantId, id, userId, createdAt: scope.now };
  const row = await expertQueries.insertQualification(tx, { ...common, title, institution, year });
  const attached = await expertQueries.attachDocuments(tx, { userId, qualificationId: id, names });
  if (attached !== names.length) throw invalid('documents', 'no_such_upload');
  return { ...present(row), documents: names };
}

/** Until it is checked. What was refused waits again, with what was missing. */
export async function setDocuments(
  { actor: { userId } }: SignedInScope,
  tx: Tx,
  id: string,
  names: string[],
): Promise<Qualification> {
  const row = await expertQueries.lockQualification(tx, id);
  if (!row) throw notFound();
  if (row.state === 'checked') throw conflict('checked_already');
  const before = (await expertQueries.listDocuments(tx, [id])).map(({ name }) => name);
  const added = names.filter((name) => !before.includes(name));
  await expertQueries.detachDocuments(
    tx,
    id,
    before.filter((name) => !names.includes(name)),
  );
  const attached = await expertQueries.attachDocuments(tx, { userId, qualificationId: id, names: added });
  if (attached !== added.length) throw invalid('documents', 'no_such_upload');
  const isAgain = row.state === 'refused' && added.length > 0;
  const now = isAgain ? await expertQueries.askForCheckAgain(tx, id) : row;
  return { ...present(now), documents: names };
}

export async function withDocuments(
  tx: Tx,
  rows: readonly expertQueries.QualificationRow[],
): Promise<Qualification[]> {
  const documents = await expertQueries.listDocuments(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...present(row),
    documents: documents.flatMap(({ qualificationId, name }) => (qualificationId === row.id ? [name] : [])),
  }));
}

const present = ({
  id,
  title,
  institution,
  year,
  state,
  checkedByName,
  checkedAt,
  note,
}: expertQueries.QualificationRow): Omit<Qualification, 'documents'> => ({
  id,
  title,
  institution,
  year,
  state,
  checkedBy: checkedByName,
  checkedAt: checkedAt?.toISOString() ?? null,
  note,
});
