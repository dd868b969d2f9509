import { type FollowUpKind, followUpKinds } from '@regimen/contract/follow-up-kinds.ts';
import { paths } from '../../paths.ts';

export const shows = ['all', 'mine', 'unclaimed', 'snoozed'] as const;

/** How the queue is narrowed; it stands in the address. */
export interface QueueFilter {
  program: string;
  kind: FollowUpKind | '';
  show: (typeof shows)[number];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function readFilter(params: URLSearchParams): QueueFilter {
  const program = params.get('program') ?? '';
  return {
    program: uuid.test(program) ? program : '',
    kind: followUpKinds.find((kind) => kind === params.get('kind')) ?? '',
    show: shows.find((show) => show === params.get('show')) ?? 'all',
  };
}

export const readOpen = (params: URLSearchParams): string | null => {
  const open = params.get('open');
  return open !== null && uuid.test(open) ? open : null;
};

export const callQuery = ({ program, kind, show }: QueueFilter) => ({
  ...(program && { program }),
  ...(kind && { kind }),
  ...(show === 'snoozed' ? { snoozed: 'true' } : { whose: show }),
});

/** Where a filter, and what is open in it, have their address. */
export function queuePath({ program, kind, show }: QueueFilter, open: string | null = null): string {
  const params = new URLSearchParams();
  if (program) params.set('program', program);
  if (kind) params.set('kind', kind);
  if (show !== 'all') params.set('show', show);
  if (open !== null) params.set('open', open);
  const query = params.toString();
  return query === '' ? paths.followUps : `${paths.followUps}?${query}`;
}
