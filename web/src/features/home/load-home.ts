import { isExpert } from '@regimen/contract/roles.ts';
import type { PageArgs } from '../../shell/page-data.ts';

/** Home stands without any of what it shows. */
const orNothing = <T>(asked: Promise<{ data: T[] }>): Promise<T[] | null> =>
  asked.then(({ data }) => data).catch(() => null);

const followed = ({ api }: PageArgs) =>
  orNothing(api('GET enrollments', { query: { show: 'running', per_page: 12 } }));

/** What is to be done today, and what is going on. */
export async function loadToday(args: PageArgs) {
  const { api, viewer } = args;
  const expert = isExpert(viewer?.roles ?? []);
  const [tasks, programs, counts, discussions, invites, shared, mine, nudges] = await Promise.all([
    orNothing(api('GET tasks', { query: { per_page: 20 } })),
    followed(args),
    expert ? api('GET follow-ups/counts', { query: {} }).catch(() => null) : null,
    orNothing(api('GET discussions', { query: { per_page: 3 } })),
    orNothing(api('GET protocol-invites')),
    orNothing(api('GET protocols', { query: { show: 'shared', per_page: 6 } })),
    expert ? orNothing(api('GET protocols', { query: { per_page: 4 } })) : null,
    orNothing(api('GET nudges')),
  ]);
  const newcomer = programs?.length === 0 && !expert ? await loadNewcomer(args) : null;
  const lists = { invites: invites ?? [], shared: shared ?? [], nudges: nudges ?? [] };
  return { tasks, programs, counts, discussions, mine, newcomer, ...lists };
}

/** For whoever follows nothing yet. */
async function loadNewcomer({ api }: PageArgs) {
  const [said, programs] = await Promise.all([
    api('GET onboarding').catch(() => null),
    orNothing(api('GET recommendations')),
  ]);
  return said && programs && { answers: said.answers, programs };
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
