import { ApiError } from '@regimen/contract/client.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import type { PageArgs } from '../../shell/page-data.ts';

/** Home stands without any of what it shows. */
const orNothing = <T>(asked: Promise<{ data: T[] }>): Promise<T[] | null> =>
  asked.then(({ data }) => data).catch(() => null);

/** Without a way to the server, and nothing kept, there is no Today to show: an empty one would say that nothing is to do. */
const noneOrCut = (error: unknown): null => {
  if (error instanceof ApiError && error.status === 0) throw error;
  return null;
};

const followed = ({ api }: PageArgs) =>
  orNothing(api('GET enrollments', { query: { show: 'running', per_page: 12 } }));

/** What is to be done today, and what is going on. */
export async function loadToday(args: PageArgs) {
  const { api, viewer } = args;
  const expert = isExpert(viewer?.roles ?? []);
  const [tasks, programs, counts, discussions, invites, shared, mine, nudges, booked, hosted] =
    await Promise.all([
      api('GET tasks', { query: { per_page: 20 } }).then(({ data }) => data, noneOrCut),
      followed(args),
      expert ? api('GET follow-ups/counts', { query: {} }).catch(() => null) : null,
      orNothing(api('GET discussions', { query: { per_page: 3 } })),
      orNothing(api('GET protocol-invites')),
      orNothing(api('GET protocols', { query: { show: 'shared', per_page: 6 } })),
      expert ? orNothing(api('GET protocols', { query: { per_page: 4 } })) : null,
      orNothing(api('GET nudges')),
      orNothing(api('GET bookings', { query: { per_page: 4 } })),
      expert ? orNothing(api('GET bookings', { query: { as: 'host', per_page: 4 } })) : null,
    ]);
  const newcomer = programs?.length === 0 && !expert ? await loadNewcomer(args) : null;
  const lists = { invites: invites ?? [], shared: shared ?? [], nudges: nudges ?? [] };
  const bookings = [...(booked ?? []), ...(hosted ?? [])];
  return { tasks, programs, counts, discussions, mine, newcomer, bookings, ...lists };
}

/** For whoever follows nothing yet. */
async function loadNewcomer({ api }: PageArgs) {
  const [said, programs, ended] = await Promise.all([
    api('GET onboarding').catch(() => null),
    orNothing(api('GET recommendations')),
    orNothing(api('GET enrollments', { query: { show: 'ended', per_page: 6 } })),
  ]);
  return said && programs && { answers: said.answers, programs, ended: ended ?? [] };
}

/** Somebody's own week and readings. */
export async function loadMe(args: PageArgs) {
  const { api } = args;
  const [recap, series, programs] = await Promise.all([
    api('GET recap').catch(() => null),
    orNothing(api('GET readings')),
    followed(args),
  ]);
  return { recap, series, programs };
}
