import { useCall } from '../../shell/use-call.ts';

/** Whom the panel shows. */
export type Shown =
  | { kind: 'step'; protocol: number; node: string }
  | { kind: 'stuck' }
  | { kind: 'waiting' }
  | { kind: 'later' };

const queryOf = (shown: Shown) => {
  if (shown.kind === 'stuck') return { stuck: 'true' };
  if (shown.kind === 'waiting') return { waiting: 'true' };
  return shown.kind === 'later' ? {} : { protocol: String(shown.protocol), node: shown.node };
};

/** Those who stand there; asked for again whenever the counts changed, as many as were shown. */
export const useFollowers = (program: string, version: string, shown: Shown, mark: string) =>
  useCall(
    'GET live/programs/{id}/followers',
    { params: { id: program }, query: { ...queryOf(shown), version, per_page: 25 } },
    { mark },
  );
