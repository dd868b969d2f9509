/** What is known after an item was measured or answered: one set of values for each thing that can come of it. */
import type { FlowNode, Protocol } from '../protocol.ts';
import type { Question } from '../questions.ts';
import { itemKindOf } from '../steps/traits.ts';
import { ANY, AT_LEAST, KNOWN } from './codes.ts';
import { questionsOf } from './series-variables.ts';
import { OWN, OWN_SCORE, type Values } from './tests-of.ts';
import type { Catalogue } from './variables.ts';

export type Measured = { values: Values; sure: boolean };

export function measure(
  protocol: Protocol,
  catalogue: Catalogue,
  node: FlowNode,
  itemId: string,
  before: Values,
): Measured[] {
  const values = afterMeasuring(protocol, catalogue, itemId, before);
  const sheet = catalogue.sheets.get(itemId);
  if (sheet && sheet.options.length > 0)
    return sheet.options.map((option) => {
      const next = [...values];
      for (const [at, index] of option) {
        next[at + OWN] = index;
        if (at === sheet.score && node.data.selectedItem === itemId && itemKindOf(node.type) === 'assessment')
          next[OWN_SCORE] = index;
      }
      return { values: next, sure: sheet.sure };
    });
  if (protocol.items[itemId]?.kind !== 'kpi') return [{ values, sure: true }];
  return readings(catalogue, itemId, values).map((next) => ({ values: next, sure: true }));
}

function readings({ byKey, variables }: Catalogue, kpi: string, values: Values): Values[] {
  const at = (stat: string): number | null => {
    const index = byKey.get(`kpi:${kpi}:${stat}`);
    return index === undefined ? null : index + OWN;
  };
  const valuesAt = (place: number) => variables[place - OWN]?.values ?? [];
  const base = [...values];
  const [count, first, change, last] = [at('count'), at('first'), at('change'), at('last')];
  if (count !== null) base[count] = oneMore(base[count] ?? ANY, valuesAt(count).length - 1);
  if (first !== null) base[first] = KNOWN;
  if (change !== null) base[change] = KNOWN;
  if (last === null) return [base];
  return valuesAt(last)
    .map((_, index) => {
      const next = [...base];
      next[last] = index;
      return next;
    })
    .slice(1);
}

function oneMore(code: number, highest: number): number {
  if (code === ANY) return AT_LEAST + Math.min(1, highest);
  return code >= AT_LEAST ? Math.min(code + 1, AT_LEAST + highest) : Math.min(code + 1, highest);
}

/** After a reading or a sheet of `itemId`: anything may come of several, a subscale that surely counts is known. */
function afterMeasuring(protocol: Protocol, { byKey }: Catalogue, itemId: string, values: Values): Values {
  const item = protocol.items[itemId];
  let next = values;
  for (const [key, at] of byKey) {
    const isOver = key.startsWith(`over:${itemId}:`);
    if (!isOver && !key.startsWith(`subscale:${itemId}:`)) continue;
    if (next === values) next = [...values];
    const isKnown =
      !isOver && item?.kind === 'assessment' && questionsOf(item, key.split(':')[2] ?? '').some(surelyCounts);
    next[at + OWN] = isKnown ? KNOWN : ANY;
  }
  return next;
}

/** It is asked of everybody, and every answer gives points. */
function surelyCounts(question: Question): boolean {
  if (question.required === false || question.when !== undefined) return false;
  switch (question.kind) {
    case 'single':
    case 'matrix':
      return question.options.every(({ score }) => score !== undefined);
    case 'scale':
    case 'slider':
      return question.scored !== false;
    case 'number':
      return question.scored === true;
    case 'yes_no':
      return question.scoreYes !== undefined && question.scoreNo !== undefined;
    default:
      return false;
  }
}
