import type { PromptFigures } from '@regimen/contract/prompts.ts';
import type { Scope } from '../../scope.ts';
import { countPrompts } from './figures-queries.ts';

export async function promptFigures(scope: Scope, programId: string, days: number): Promise<PromptFigures> {
  const since = new Date(scope.now.getTime() - days * 86_400_000);
  const row = await scope.read((tx) => countPrompts(tx, programId, since, scope.now));
  const intended = row?.intended ?? 0;
  const share = (count = 0) => (intended === 0 ? null : count / intended);
  const seconds = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Number(value);
  return {
    days,
    intended,
    held: row?.held ?? 0,
    onTime: { p50: seconds(row?.p50), p90: seconds(row?.p90), p99: seconds(row?.p99) },
    shares: {
      delivered: share(row?.delivered),
      seen: share(row?.seen),
      answered: share(row?.answered),
      missed: share(row?.missed),
    },
  };
}
