import { isExpert } from '@regimen/contract/roles.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { type Choices, findChoices, setChoices } from './queries.ts';

/** Without a choice, experts hear from everybody, and nobody's words are forwarded. */
export async function readChoices({ actor }: SignedInScope, tx: Tx): Promise<Choices> {
  const chosen = await findChoices(tx, actor.userId);
  return chosen ?? { messagesFrom: isExpert(actor.roles) ? 'everyone' : 'known', mayForward: false };
}

export async function changeChoices(
  scope: SignedInScope,
  tx: Tx,
  { messagesFrom, mayForward }: { [K in keyof Choices]?: Choices[K] | undefined },
): Promise<Choices> {
  const before = await readChoices(scope, tx);
  const choices = {
    messagesFrom: messagesFrom ?? before.messagesFrom,
    mayForward: mayForward ?? before.mayForward,
  };
  await setChoices(tx, scope.actor.userId, choices);
  return choices;
}
