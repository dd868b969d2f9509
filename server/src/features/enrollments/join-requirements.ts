import { adultAge } from '@regimen/contract/age-on.ts';
import type { Facts, Joining } from '@regimen/contract/enrollments.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { ALWAYS, type Condition, type Evaluation, type Leaf, leavesOf } from '@regimen/engine/condition.ts';
import { graphOf } from '@regimen/engine/graph.ts';
import type { Item } from '@regimen/engine/items.ts';
import { type ProgramAdvanced, startProgram } from '@regimen/engine/program.ts';
import type { FlowNode, Program } from '@regimen/engine/protocol.ts';
import type { RunInput } from '@regimen/engine/run-state.ts';
import { endMessageOf, whoMayPass } from '@regimen/engine/steps/traits.ts';
import type { FieldErrors } from '../../errors.ts';
import { say } from '../../messages.ts';
import { conditionWords, leafWords, refusalWords } from './condition-words.ts';

/** Who may pass at the very start: one population after another, before anything is asked of the person. */
function eligibilityAtStart(program: Program): Condition[] {
  const protocol = program.protocols[0]?.protocol;
  if (!protocol) return [];
  const { root, children } = graphOf(protocol);
  const found: Condition[] = [];
  const look = (node: FlowNode): void => {
    const who = whoMayPass(node);
    if (!who) return;
    found.push(who);
    for (const child of children.get(node.id) ?? []) look(child);
  };
  if (root) look(root);
  return found;
}

type PersonLeaf = Extract<Leaf, { is: 'age' }> | { is: 'sex' | 'sign'; op: '=' | '!='; value: string };
const isOfPerson = (leaf: Leaf): leaf is PersonLeaf =>
  leaf.is === 'age' || leaf.is === 'sex' || leaf.is === 'sign';

/** Everything the program ever asks of the person's facts, also later on the way. */
function personLeaves(program: Program): PersonLeaf[] {
  const conditions = program.protocols.flatMap(({ protocol }) =>
    protocol.nodes.flatMap((node) => [node.data.nextStepCondition, whoMayPass(node) ?? ALWAYS]),
  );
  return conditions.flatMap(leavesOf).filter(isOfPerson);
}

export function joiningOf(
  program: Program,
  locale: Locale,
): Pick<Joining, 'asks' | 'signs' | 'checks' | 'measures'> {
  const leaves = personLeaves(program);
  const asks = (['age', 'sex'] as const).filter((fact) => leaves.some(({ is }) => is === fact));
  const signs = [...new Set(leaves.flatMap((leaf) => (leaf.is === 'sign' ? [leaf.value] : [])))];
  const checks = eligibilityAtStart(program).flatMap((who) => conditionWords(who, locale));
  return {
    asks: signs.length > 0 ? [...asks, 'signs'] : asks,
    signs,
    checks: [...new Set(checks)],
    measures: measuresOf(program),
  };
}

/** What will be known of somebody who follows, by name. */
export function keptOf(program: Program): { readings: string[]; answers: string[]; files: string[] } {
  const items = program.protocols.flatMap(({ protocol }) => Object.values(protocol.items));
  const named = (asks: (item: Item) => boolean) => [...new Set(items.filter(asks).map(({ name }) => name))];
  return {
    readings: named((item) => item.kind === 'kpi' && item.origin !== 'formula'),
    answers: named(
      (item) => item.kind === 'assessment' || (item.kind === 'activity' && (item.questions?.length ?? 0) > 0),
    ),
    files: named(
      (item) =>
        (item.kind === 'order' && (item.orderType === 'upload' || item.orderType === 'lab_result')) ||
        (item.kind === 'challenge' && item.proof !== 'none'),
    ),
  };
}

function measuresOf(program: Program): string[] {
  const { readings, answers, files } = keptOf(program);
  return [...new Set([...readings, ...answers, ...files])];
}

/**
 * Whether a program would turn somebody away at its start, and why, by field. The engine itself is asked: it is not
 * meant for the person when the run is over as failed at once, after a population step that did not let them pass.
 */
export function whyNotMeant(
  program: Program,
  input: RunInput,
  now: number,
  locale: Locale,
): FieldErrors | null {
  const began = startProgram(program, input, now);
  const { run, trace } = began;
  if (run.end?.status !== 'failed') return null;
  const why: Record<string, string[]> = {};
  const decided = trace.flatMap((entry) =>
    entry.what === 'decided' && !entry.evaluation.holds ? [entry.evaluation] : [],
  );
  const against = decided.flatMap(failed);
  for (const leaf of against) {
    const field = `facts.${leaf.is === 'sign' ? 'signs' : leaf.is}`;
    const words = leafWords(leaf, locale);
    if (words && !why[field]?.includes(words)) why[field] = [...(why[field] ?? []), words];
  }
  // The creator's words are about the signs that turn people away: to whoever has none of them they say nothing.
  const asked = decided.flatMap(({ condition }) => leavesOf(condition));
  const isOfOthers = asked.some(turnsAway) && !against.some(turnsAway);
  const told = [...refusalWords(against, locale), isOfOthers ? '' : kindWords(program, began)].filter(
    Boolean,
  );
  return { ...why, facts: [told.join('\n') || say(locale, 'not_for_you')] };
}

const turnsAway = (leaf: Leaf): boolean => leaf.is === 'sign' && leaf.op === '!=';

/** Whether it could be meant for somebody: what they have not said speaks against nothing. */
export function mayBeMeant(program: Program, person: RunInput['person'], now: number): boolean {
  const { run, trace } = startProgram(program, { runId: 'looked-at', zone: 'UTC', person }, now);
  if (run.end?.status !== 'failed') return true;
  const unknown = (['age', 'sex'] as const).filter((fact) => person[fact] === null);
  const against = trace.flatMap((entry) => (entry.what === 'decided' ? failed(entry.evaluation) : []));
  return against.length > 0 && against.every(({ is }) => unknown.some((fact) => fact === is));
}

/** What the creator says to those whom the program turns away: with its end, or in a nudge on the way there. */
function kindWords(program: Program, { run: { index, end }, effects }: ProgramAdvanced): string {
  const protocol = program.protocols[index]?.protocol;
  const node = protocol?.nodes.find(({ id }) => id === end?.node);
  const nudges = effects.flatMap((effect) => {
    const item = effect.kind === 'sendNudge' && effect.item !== null && protocol?.items[effect.item];
    return item && item.kind === 'nudge' ? [item.body] : [];
  });
  return (node && endMessageOf(node)) || nudges.join('\n');
}

/** The comparisons that would have had to hold. Of alternatives each one is named. */
function failed({ condition, holds, parts }: Evaluation): PersonLeaf[] {
  if (holds) return [];
  if (parts) return parts.flatMap(failed);
  return 'op' in condition && isOfPerson(condition) ? [condition] : [];
}

export const noFacts: Facts = { age: null, sex: null, signs: [] };

/** For whom it is by their age, and that a guardian is asked: of a program that asks for ages below 18. */
export function minorWords(program: Program, now: number, locale: Locale): string | null {
  const ages = eligibilityAtStart(program)
    .flatMap(leavesOf)
    .filter((leaf) => leaf.is === 'age');
  const nearlyAdult = { age: adultAge - 1, sex: null, roles: [], signs: [] };
  if (ages.length === 0 || !mayBeMeant(program, nearlyAdult, now)) return null;
  const whom = [...new Set(ages.flatMap((leaf) => leafWords(leaf, locale) ?? []))];
  return [...whom.map((words) => `${words}.`), say(locale, 'guardian_is_asked')].join(' ');
}
