/** A formula that reads a KPI nobody has, or in the end itself, never gives a number. [C8], [C12] */
import { kpisOf } from '../formula.ts';
import type { KpiItem } from '../items.ts';
import type { Protocol } from '../protocol.ts';
import { type Problem, problem } from './problem.ts';

export function formulaProblems(protocol: Protocol): Problem[] {
  return Object.entries(protocol.items).flatMap(([id, item]) => {
    if (item.kind !== 'kpi') return [];
    if (item.formula === undefined)
      return item.origin === 'formula'
        ? [
            problem(
              'missing-item',
              'error',
              {},
              { name: item.name, kind: 'formula', item: null, of: id },
              null,
              id,
            ),
          ]
        : [];
    const missing = [...new Set(kpisOf(item.formula))].filter((kpi) => !kpiOf(protocol, kpi));
    return [
      ...missing.map((kpi) =>
        problem(
          'missing-item',
          'error',
          {},
          { name: item.name, kind: 'formula', item: kpi, of: id },
          null,
          `${id}:${kpi}`,
        ),
      ),
      ...(readsItself(protocol, id)
        ? [problem('formula-circle', 'error', {}, { name: item.name, of: id }, null, id)]
        : []),
    ];
  });
}

const kpiOf = (protocol: Protocol, id: string): KpiItem | undefined => {
  const item = Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;
  return item?.kind === 'kpi' ? item : undefined;
};

function readsItself(protocol: Protocol, id: string): boolean {
  const reads = new Set<string>();
  const look = (from: string): void => {
    const { formula } = kpiOf(protocol, from) ?? {};
    for (const kpi of formula ? kpisOf(formula) : []) reads.add(kpi);
  };
  look(id);
  for (const kpi of reads) look(kpi);
  return reads.has(id);
}
