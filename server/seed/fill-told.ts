import { fillNudge } from '@regimen/contract/fill-nudge.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { placeholdersIn } from '@regimen/engine/placeholders.ts';
import { dayOfRun } from '../src/day-in-program.ts';
import type { Step } from '../src/features/enrollments/take-step.ts';
import type { Told } from './tell-through.ts';

/** What was sent says to its person what it would have said on that day: their name, their day, their last reading. */
export function fillTold(
  told: readonly Told[],
  lives: readonly (readonly Step[])[],
  reader: { fullName: string; locale: Locale },
): void {
  const lifeOf = new Map(lives.map((steps) => [steps.at(-1)?.after.id, steps]));
  for (const one of told) {
    const { prompt, row, sentAt } = one;
    if (prompt.kind !== 'nudge' || sentAt === null || !hasPlaceholders(prompt)) continue;
    const lived = (lifeOf.get(row.id) ?? []).filter(({ event }) => event && event.at.getTime() <= sentAt);
    const run = lived.at(-1)?.run;
    const values = {
      fullName: reader.fullName,
      day: run ? dayOfRun(run, sentAt) + 1 : null,
      reading: (kpi: string, unit: string) => {
        const last = lived.flatMap(({ readings }) => readings).findLast((reading) => reading.kpi === kpi);
        const worked = run?.run.kpis[kpi];
        if (last) return { value: last.givenValue, unit: last.givenUnit };
        return worked ? { value: worked.last, unit } : null;
      },
    };
    one.prompt = fillNudge(prompt, values, reader.locale);
  }
}

const hasPlaceholders = ({ title, body }: Told['prompt']): boolean =>
  placeholdersIn(`${title}\n${body}`).length > 0;
