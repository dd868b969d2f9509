/** What a proof was asked for on its command line. */
export const flags = {
  quick: process.argv.includes('--quick'),
  mutant: process.argv.includes('--mutant'),
  /** On a mutant one fault is enough. */
  untilRed: process.argv.includes('--until-red'),
};

let failed = false;
/** One line a goal; `npm run proof` and `npm test` count them. */
export function goal(id: string, value: string | number, target: string, passed: boolean): void {
  console.log(`GOAL ${id} ${value} ${target} ${passed ? 'pass' : 'fail'}`);
  failed ||= !passed;
  process.exitCode = failed ? 1 : 0;
}

/** Cases to show for a red line: enough to begin looking, not a flood. The full form took an hour, and shows more. */
export function show(cases: string[]): void {
  const most = flags.quick ? 12 : 60;
  for (const each of cases.slice(0, most)) console.log(`  ${each}`);
  if (cases.length > most) console.log(`  … and ${cases.length - most} more`);
}

/**
 * A measured ratio. The figure is the full form's; the quick form runs for seconds on whatever machine there is,
 * so it only guards against getting much slower, at half of the target.
 */
export function ratioGoal(id: string, what: string, value: number, target: number): void {
  const least = flags.quick ? target * 0.5 : target;
  const bar = flags.quick ? `≥${least.toFixed(2)}×(quick,full≥${target})` : `≥${target}×`;
  goal(id, `${what} ${value.toFixed(2)}`.trim(), bar, value >= least);
}
