import type { PublicProgram } from '@regimen/contract/catalog.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { endsRun } from '@regimen/engine/steps/traits.ts';
import { outlineOf } from '../enrollments/outline.ts';

/** The journey in outline, along the main way. */
export function journeyOf(program: Program): PublicProgram['outline'] {
  const experts = new Set(
    program.protocols.flatMap(({ protocol }, index) =>
      protocol.nodes.filter(({ data }) => data.target === 'system').map(({ id }) => `${index}.${id}`),
    ),
  );
  return outlineOf(program, null).map(({ key, name, kind }) => ({ name, kind, byExpert: experts.has(key) }));
}

/** What is asked of a follower: what to measure, what to answer, what to keep up, and who looks at it. */
export function asksOf(
  program: Program,
  given: { minutesADay: number; weeks: number },
): Omit<PublicProgram['asks'], 'minors'> {
  const used = program.protocols.flatMap(({ protocol }) => usedItems(protocol));
  const ofKind = <K extends Item['kind']>(kind: K) =>
    used.filter((item): item is Extract<Item, { kind: K }> => item.kind === kind);
  const sheets = used.flatMap((item) =>
    (item.kind === 'assessment' || item.kind === 'activity') && item.questions?.length
      ? [{ name: item.name, count: item.questions.length }]
      : [],
  );
  return {
    minutesADay: given.minutesADay,
    weeks: given.weeks,
    measures: once(
      ofKind('kpi')
        .filter(({ origin }) => origin !== 'formula')
        .map(({ name, unit }) => ({ name, unit })),
    ),
    questions: once(sheets),
    challenges: once(ofKind('challenge').map(({ name, days }) => ({ name, days }))),
    expertLooks: program.protocols.some(({ protocol }) =>
      protocol.nodes.some(({ type, data }) => data.target === 'system' && !endsRun(type)),
    ),
  };
}

/** Those that steps and modules for the follower point at; others lie in the document without being asked for. */
function usedItems({ nodes, modules, items }: Program['protocols'][number]['protocol']): Item[] {
  const ids = [
    ...nodes.flatMap(({ data }) => (data.target === 'follower' ? (data.selectedItem ?? []) : [])),
    ...modules.flatMap((module) => (module.target === 'follower' ? (module.selected_item ?? []) : [])),
  ];
  return [...new Set(ids)].flatMap((id) => items[id] ?? []);
}

const once = <T extends { name: string }>(list: T[]): T[] => [
  ...new Map(list.map((each) => [each.name, each])).values(),
];
