import type { MovingShow } from '@regimen/contract/moves.ts';
import { useCall } from '../../../../shell/use-call.ts';

/** People of a move, read again whenever `mark` says that something was done; as many as were shown before. */
export const usePeople = (program: string, move: string, show: MovingShow, mark: string) =>
  useCall(
    'GET programs/{id}/moves/{move}/people',
    { params: { id: program, move }, query: { show, per_page: 25 } },
    { mark },
  );
