import { seedAnswer, seedDiscussion } from '../../../seed/discussions.ts';
import type { Tx } from '../../db/pool.ts';
import type { Makers } from '../../makers.ts';

type Kind = 'discussion' | 'answer';

async function make(tx: Tx, asks: string, answers: string, mark: string) {
  const discussion = await seedDiscussion(tx, {
    authorId: asks,
    title: `A question ${mark}`,
    body: `What would help here? ${mark}`,
  });
  return { discussion, answer: await seedAnswer(tx, discussion, answers, `This may help. ${mark}`) };
}

export const makers: Pick<Makers, Kind> = {
  discussion: (tx, { owner, other, mark }) => make(tx, owner, other, mark),
  answer: (tx, { owner, other, mark }) => make(tx, other, owner, mark),
};
