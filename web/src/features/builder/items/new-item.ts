import type { ItemKind as BuilderKind } from '@regimen/contract/items.ts';
import { AGENT_OFFERS, type Item, type KpiItem } from '@regimen/engine/items.ts';

export type { BuilderKind };

/** The kinds that have pages in the builder, in the order of the menu. */
export const builderKinds = [
  'activity',
  'order',
  'nudge',
  'challenge',
  'assessment',
  'kpi',
  'agent',
] as const satisfies readonly BuilderKind[];
export const isBuilderKind = (kind: string): kind is BuilderKind =>
  (builderKinds as readonly string[]).includes(kind);

/** A new item as its form starts. A KPI has neither unit nor range before somebody says them: any guess would refuse somebody's reading. */
export function newItem(kind: BuilderKind, name: string): Item {
  const named = { name, description: '' };
  switch (kind) {
    case 'activity':
      return { kind, ...named, instructions: '' };
    case 'order':
      return { kind, ...named, orderType: 'confirmation' };
    case 'nudge':
      return { kind, ...named, channel: 'in-app', title: name, body: '' };
    case 'challenge':
      return { kind, ...named, goal: name, days: 7, proof: 'none', opensAt: '08:00' };
    case 'assessment':
      return { kind, ...named, questions: [], scoring: { method: 'sum' }, bands: [] };
    case 'kpi':
      return {
        kind,
        ...named,
        unit: '',
        range: {} as KpiItem['range'],
        direction: 'higher',
        origin: 'asked',
      };
    case 'agent':
      return { kind, ...named, instructions: '', voice: 'plain', offers: [...AGENT_OFFERS] };
  }
}
