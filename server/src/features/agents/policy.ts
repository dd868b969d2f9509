import type { OwnerLookups } from '../../scope.ts';
import { findMessageOwner, findPublished } from './queries.ts';

/** Every published program has its agent; whether somebody may see the program is asked by `mustSee`. */
export const agentOwners: Pick<OwnerLookups, 'agent' | 'agentMessage'> = {
  agent: (tx, { program = '' }) => findPublished(tx, program),
  agentMessage: (tx, { program = '', message = '' }) => findMessageOwner(tx, program, message),
};
