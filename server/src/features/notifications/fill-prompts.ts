import { fillNudge } from '@regimen/contract/fill-nudge.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { type Placeholder, placeholdersIn } from '@regimen/engine/placeholders.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import { dayOfRun } from '../../day-in-program.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { ownTurn } from '../../own-turn.ts';
import type { LockedPrompt } from './delivery-queries.ts';
import * as queries from './placeholder-queries.ts';

type Prompt = Pick<LockedPrompt['prompt'], 'id' | 'kind' | 'title' | 'body' | 'userId' | 'enrollmentId'>;
export interface Reader {
  fullName: string;
  locale: Locale;
}
interface Wanted {
  prompt: Prompt;
  found: Placeholder[];
}

/**
 * Nudges with placeholders as each follower reads them, for a whole batch in two queries; a prompt without any is
 * not among them. What was last read is said in the unit in which it was given; what a formula gives has only its own.
 */
export async function fillPrompts(
  tx: Tx,
  prompts: readonly Prompt[],
  people: ReadonlyMap<string, Reader>,
  now: number,
): Promise<Map<string, queries.Filled>> {
  const wanted = prompts.flatMap((prompt): Wanted[] => {
    const found = prompt.kind === 'nudge' ? placeholdersIn(`${prompt.title}\n${prompt.body}`) : [];
    return found.length > 0 ? [{ prompt, found }] : [];
  });
  if (wanted.length === 0) return new Map();
  const [readings, states] = await inOrder(
    queries.listNewestReadings(tx, readingsOf(wanted)),
    queries.listStates(tx, distinct(wanted.map(({ prompt }) => prompt.enrollmentId))),
  );
  const runs = new Map<string, ProgramRun>();
  for (const { id, state } of states) {
    if (state === null) continue;
    await ownTurn(state.length);
    runs.set(id, JSON.parse(state) as ProgramRun);
  }
  const last = new Map(readings.map((one) => [`${one.enrollmentId} ${one.kpi}`, one]));
  return new Map(
    wanted.flatMap(({ prompt: { id, title, body, userId, enrollmentId } }) => {
      const reader = people.get(userId);
      if (!reader) return [];
      const run = runs.get(enrollmentId);
      const values = {
        fullName: reader.fullName,
        day: run ? dayOfRun(run, now) + 1 : null,
        reading: (kpi: string, unit: string) => {
          const worked = run?.run.kpis[kpi];
          return last.get(`${enrollmentId} ${kpi}`) ?? (worked ? { value: worked.last, unit } : null);
        },
      };
      return [[id, fillNudge({ id, title, body }, values, reader.locale)] as const];
    }),
  );
}

const distinct = (ids: string[]): string[] => [...new Set(ids)];

/** Each pair once, however many nudges speak of it. */
function readingsOf(wanted: readonly Wanted[]): { enrollmentId: string; kpi: string }[] {
  const pairs = new Map<string, { enrollmentId: string; kpi: string }>();
  for (const { prompt, found } of wanted)
    for (const { kind, item } of found)
      if (kind === 'reading')
        pairs.set(`${prompt.enrollmentId} ${item}`, { enrollmentId: prompt.enrollmentId, kpi: item });
  return [...pairs.values()];
}
