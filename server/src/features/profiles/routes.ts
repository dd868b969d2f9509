import { credentialCalls } from '@regimen/contract/credentials.ts';
import { expertProfileCalls } from '@regimen/contract/expert-profile.ts';
import { myProfileCalls } from '@regimen/contract/my-profile.ts';
import { timeZoneCalls } from '@regimen/contract/time-zones.ts';
import { holdUser } from '../../db/hold-user.ts';
import type { Tx } from '../../db/pool.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { Files } from '../../providers/files.ts';
import { putUpPicture, releasePicture } from '../images/put-up-picture.ts';
import { addQualification, saveExpertProfile, setDocuments, showExpertProfile } from './expert-profile.ts';
import { deleteQualification } from './expert-queries.ts';
import { listZones } from './list-zones.ts';
import { changeUsername, saveAboutMe, saveHealth, showOwnProfile } from './own-profile.ts';
import { findPerson, updatePerson, withholdFact } from './queries.ts';
import { decideCredential, openDocument, showWaiting } from './waiting-credentials.ts';

export function profileRoutes(http: HttpParts, files: Files): void {
  registerCalls(http, timeZoneCalls, {
    'GET time-zones': async (scope) => {
      const zones = await listZones(scope);
      // They are nobody's; what is asked here is only whether the caller is still signed in.
      return scope.read(async () => wholeList(zones));
    },
  });
  registerCalls(http, myProfileCalls, {
    'GET my-profile': (scope) => scope.read((tx) => showOwnProfile(scope, tx)),
    'PUT my-profile': (scope, { body }) => scope.tx((tx) => saveAboutMe(scope, tx, body)),
    'PUT my-profile/health': (scope, { body }) => scope.tx((tx) => saveHealth(scope, tx, body)),

    'PUT my-profile/facts/{fact}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await withholdFact(tx, { userId: scope.actor.userId, ...params, ...body });
        return undefined;
      }),

    'PUT my-profile/username': (scope, { body }) =>
      scope.tx(async (tx) => {
        await holdUser(tx, scope.actor.userId);
        return changeUsername(scope, tx, body.username);
      }),

    'PUT my-profile/picture': (scope, { body }, exchange) =>
      putUpPicture(scope, files, body.picture, exchange, async (tx, avatar) => {
        await setAvatar(tx, scope.actor.userId, avatar);
        scope.publish('content');
        return { avatar };
      }),

    'DELETE my-profile/picture': (scope) =>
      scope.tx(async (tx) => {
        await setAvatar(tx, scope.actor.userId, null);
        scope.publish('content');
        return undefined;
      }),
  });
  registerCalls(http, expertProfileCalls, {
    'GET expert-profile': (scope) => scope.read((tx) => showExpertProfile(scope, tx)),
    'PUT expert-profile': (scope, { body }) => scope.tx((tx) => saveExpertProfile(scope, tx, body)),
    'POST qualifications': (scope, { body }) => scope.tx((tx) => addQualification(scope, tx, body)),
    'PUT qualifications/{id}/documents': (scope, { params, body }) =>
      scope.tx((tx) => setDocuments(scope, tx, params.id, body.documents)),
    'DELETE qualifications/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await deleteQualification(tx, params.id);
        scope.publish('content');
        return undefined;
      }),
  });
  registerCalls(http, credentialCalls, {
    'GET dashboard/credentials': (scope, { query }) => showWaiting(scope, query),
    'POST dashboard/credentials/{id}/documents/{name}': (scope, { params: { id, name } }) =>
      openDocument(scope, id, name),
    'POST dashboard/credentials/{id}/check': (scope, { params }) =>
      decideCredential(scope, params.id, { state: 'checked' }),
    'POST dashboard/credentials/{id}/refuse': (scope, { params, body }) =>
      decideCredential(scope, params.id, { state: 'refused', note: body.reason }),
  });
}

/** The one before is nobody's from now on: the hourly work removes it, with its files. */
async function setAvatar(tx: Tx, userId: string, avatar: string | null): Promise<void> {
  await holdUser(tx, userId);
  const before = (await findPerson(tx, userId))?.avatar;
  await updatePerson(tx, userId, { avatar });
  if (before) await releasePicture(tx, before);
}
