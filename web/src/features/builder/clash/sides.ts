import type { Locale } from '@regimen/contract/language/languages.ts';
import { moduleName, stepName } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import type { Was } from '@regimen/engine/change.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Clash, Side } from '@regimen/engine/merge.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { describedParts, differingParts, moduleParts } from '../../../shared/protocol-words/other-parts.ts';
import type { Part } from '../../../shared/protocol-words/part.ts';
import { stepParts } from '../../../shared/protocol-words/step-parts.ts';
import { clashKey } from '../draft/draft.ts';
import { texts } from './texts.ts';
/** Both sides of a clash, laid out to be compared. Pure. */

/** `left`: this side did not touch it. */
export type Deed = 'changed' | 'deleted' | 'left';

export interface SideView {
  deed: Deed;
  parts: Part[];
}

export interface ClashView {
  key: string;
  name: string;
  /** What it is: "Assessment", "Recurring module" … */
  kind: string;
  sides: Record<Side, SideView>;
  /** Keys of the parts in which the two differ. */
  differing: ReadonlySet<string>;
}

export interface Documents {
  base: Protocol;
  mine: Protocol;
  theirs: Protocol;
}

export function clashView(clash: Clash, documents: Documents, locale: Locale): ClashView {
  const { name, kind, mine, theirs } = laidOut(clash, documents, locale);
  const sides = { mine, theirs };
  return { key: clashKey(clash), name, kind, sides, differing: differing(sides) };
}

type LaidOut = Pick<ClashView, 'name' | 'kind'> & Record<Side, SideView>;

function laidOut(clash: Clash, documents: Documents, locale: Locale): LaidOut {
  switch (clash.part) {
    case 'node':
      return nodeSides(clash, documents, locale);
    case 'module':
      return moduleSides(clash, documents, locale);
    case 'item':
      return itemSides(clash, locale);
    case 'words': {
      const side = (was: unknown): SideView => {
        const { after } = was as Was<{ name: string; description: string }>;
        return { deed: 'changed', parts: after ? describedParts(after, locale) : [] };
      };
      const { name } = documents.base;
      return { name, kind: texts[locale].protocol, mine: side(clash.mine), theirs: side(clash.theirs) };
    }
  }
}

function nodeSides(clash: Clash, documents: Documents, locale: Locale): LaidOut {
  const side = (which: Side): SideView => {
    const was = clash[which] as Was<FlowNode> | null;
    const node = was ? was.after : findNode(documents.base, clash.id);
    return {
      deed: was === null ? 'left' : was.after === null ? 'deleted' : 'changed',
      parts: node ? stepParts(node, documents[which], locale) : [],
    };
  };
  const known = [documents.mine, documents.theirs, documents.base]
    .map((document) => findNode(document, clash.id))
    .find((node) => node !== undefined);
  return {
    name: known ? stepName(known, locale) : '',
    kind: known ? typeTexts[locale][known.type] : '',
    mine: side('mine'),
    theirs: side('theirs'),
  };
}

function moduleSides(clash: Clash, documents: Documents, locale: Locale): LaidOut {
  const side = (which: Side): SideView => {
    const { after } = clash[which] as Was<RecurringModule>;
    if (!after) return { deed: 'deleted', parts: [] };
    return { deed: 'changed', parts: moduleParts(after, documents[which], locale) };
  };
  const [own, other] = [clash.mine, clash.theirs] as Was<RecurringModule>[];
  const module = own?.after ?? other?.after ?? own?.before;
  return {
    name: module ? moduleName(module, documents.base, locale) : '',
    kind: texts[locale].module,
    mine: side('mine'),
    theirs: side('theirs'),
  };
}

/** Items are rows of their own and too large to lay out; the parts that differ are named. */
function itemSides(clash: Clash, locale: Locale): LaidOut {
  const [mine, theirs] = [clash.mine, clash.theirs] as Was<Item>[];
  const item = mine?.after ?? theirs?.after ?? mine?.before;
  const labels = mine?.after && theirs?.after ? differingParts(mine.after, theirs.after, locale) : [];
  const side = (was: Was<Item> | undefined, which: Side): SideView => ({
    deed: was?.after ? 'changed' : 'deleted',
    parts: labels.map((label) => ({ key: label, label, words: texts[locale][which] })),
  });
  return {
    name: item?.name ?? '',
    kind: item ? typeTexts[locale][item.kind] : '',
    mine: side(mine, 'mine'),
    theirs: side(theirs, 'theirs'),
  };
}

function differing({ mine, theirs }: Record<Side, SideView>): Set<string> {
  const words = new Map(mine.parts.map((part) => [part.key, part.words]));
  const other = new Map(theirs.parts.map((part) => [part.key, part.words]));
  return new Set(
    [...words.keys(), ...other.keys()].filter((key) => (words.get(key) ?? '') !== (other.get(key) ?? '')),
  );
}
