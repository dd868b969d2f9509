import type { HandOver } from '../../feature.ts';
import { deleteInvitesTo } from './invites-queries.ts';

/** Nobody is left to answer, and an invitation has an address in it. */
export const dropInvites: HandOver = (_scope, tx, { from }) => deleteInvitesTo(tx, from);
