import type { FollowUpCard, OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import type { AiBranch, FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { branchesOf } from '@regimen/engine/steps/traits.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { findLeftPhone } from '../urgent/shared-queries.ts';
import { closedLately } from './closed-lately.ts';
import { mayWait } from './may-wait.ts';
import { findConfirmedEmail, listTeam } from './people-queries.ts';
import { presentPerson } from './present.ts';
import * as queries from './queries.ts';
import { presentCards } from './raised-by.ts';
import { tellStory } from './tell-story.ts';
import { whyItCame } from './why-it-came.ts';

/** A task for the expert with all that its form and the story beside it need. */
export async function openFollowUp(scope: SignedInScope, tx: Tx, id: string): Promise<OpenFollowUp> {
  const { userId } = scope.actor;
  const row = await queries.findCard(tx, id);
  const enrollment = row && (await queries.findEnrollment(tx, row.task.enrollmentId));
  if (!row || !enrollment) throw notFound();
  const { task, closer } = row;
  const program = await programOf(tx, task.versionId ?? enrollment.versionId);
  const protocol = program.protocols[task.protocolIndex]?.protocol as Protocol;
  const node = protocol.nodes.find((each) => each.id === task.node);
  const card = (await presentCards(scope, tx, [row]))[0] as FollowUpCard;
  const canWait = await mayWait(scope, tx, task);
  const isOpen = task.status === 'open';
  const story = await tellStory(scope, tx, task.enrollmentId, program, card.programTitle);
  const team = await listExperts(tx, task.programId);
  return {
    ...card,
    description: node?.data.description ?? '',
    item: (task.item === null ? undefined : protocol.items[task.item]) ?? null,
    branches: branchesAt(node),
    proposal: task.proposal,
    why: await whyItCame(tx, task),
    handedNote: task.handedNote,
    phone: isOpen ? await findLeftPhone(tx, task.programId, task.userId) : null,
    email: isOpen && (task.isUrgent || !canWait) ? await findConfirmedEmail(tx, task.userId) : null,
    canWait,
    closedBy: closer && presentPerson(closer),
    result: task.result,
    protocol,
    story,
    closedLately: await closedLately(scope, tx, task),
    colleagues: team.filter((person) => person.id !== userId).map(presentPerson),
  };
}

/** Those of a program's team who may work on its follow-ups. */
export async function listExperts(tx: Tx, programId: string) {
  const team = await listTeam(tx, programId);
  return team.filter(({ roles }) => isExpert(roles));
}

function branchesAt(node: FlowNode | undefined): OpenFollowUp['branches'] {
  const flat = (branches: readonly AiBranch[], depth: number): OpenFollowUp['branches'] =>
    branches.flatMap(({ id, name, description = '', branches: inner = [] }) => [
      { id, name, description, depth, isLeaf: inner.length === 0 },
      ...flat(inner, depth + 1),
    ]);
  return flat(branchesOf(node), 0);
}
