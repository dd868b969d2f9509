import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { HandOver } from '../../feature.ts';
import { notifyAll } from '../notifications/notify.ts';
import * as queries from './leaving-queries.ts';

/**
 * An expert leaves. Those who follow their programs keep them, with all that is in them, and their teams go on; nobody
 * new joins. Where nobody is left to look after them, the followers are told.
 */
export const handOverPrograms: HandOver = async (scope, tx, people) => {
  await queries.deleteUnfollowed(tx, people);
  await queries.closePrograms(tx, people, scope.now);
  await queries.handOverProtocols(tx, people);
  await queries.handOverItems(tx, people);
  await queries.handOverImages(tx, people);
  const told = await queries.listUnattended(tx, people);
  await notifyAll(
    tx,
    told.map(({ userId, programId, texts }) => ({
      userId,
      kind: 'unattended',
      data: { program: programTextIn(texts, scope.tenant.site.locale).title },
      link: `/follow-program/${programId}`,
      about: programId,
      at: scope.now,
    })),
  );
};
