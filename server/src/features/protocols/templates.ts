import type { Locale } from '@regimen/contract/load.ts';
import type { Template } from '@regimen/contract/protocols.ts';
import { examplesIn } from '@regimen/engine/examples/all.ts';
import { childrenOf, graphOf } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

/** Enough for a small drawing. */
const mostTypes = 8;

/** Down the first way from the beginning. */
function firstWay(protocol: Protocol): string[] {
  const types: string[] = [];
  let node = graphOf(protocol).root ?? undefined;
  while (node && types.length < mostTypes) {
    types.push(node.type);
    node = childrenOf(protocol, node.id)[0];
  }
  return types;
}

export const listTemplates = (locale: Locale): Template[] =>
  examplesIn(locale).map((protocol) => ({
    id: protocol.id,
    name: protocol.name,
    description: protocol.description,
    stepsCount: protocol.nodes.length,
    modulesCount: protocol.modules.length,
    stepTypes: firstWay(protocol),
  }));

export const findTemplate = (locale: Locale, id: string): Protocol | undefined =>
  examplesIn(locale).find((protocol) => protocol.id === id);
