import { seedProtocol } from '../../../seed/protocols.ts';
import type { Makers } from '../../makers.ts';

export const makers: Pick<Makers, 'protocol'> = {
  protocol: (tx, { owner, other, mark }) => seedProtocol(tx, owner, { member: other, mark }),
};
