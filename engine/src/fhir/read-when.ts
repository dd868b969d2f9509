/** When a FHIR question is asked, as a condition on the other answers. */
import { field, type Located, listIn, note, numberIn, peek, textIn, yesNoIn } from './located.ts';
import type { Links } from './read-questions.ts';
import type { Loose } from './resources.ts';

export function whenIn(item: Located, links: Links): Loose {
  const parts = listIn(item, 'enableWhen');
  if (parts.length === 0) return {};
  const behaviour = textIn(item, 'enableBehavior');
  const all = parts.map((part) => comparisonIn(part, links));
  if (all.includes(null)) {
    note(field(item, 'enableWhen'), 'shown-when');
    return {};
  }
  if (behaviour === 'any') return { when: { is: 'or', any: all } };
  return { when: all.length === 1 && behaviour === undefined ? all[0] : { is: 'and', all } };
}

const OPERATORS: readonly string[] = ['=', '!=', '<', '<=', '>', '>='];

function comparisonIn(part: Located, links: Links): Loose | null {
  const asked = links.get(textIn(part, 'question') ?? '');
  const op = textIn(part, 'operator') ?? '';
  const value = valueIn(part, asked?.choices.byKey);
  if (!asked || value === undefined || !OPERATORS.includes(op)) return null;
  return { is: 'answer', question: asked.id, op, value };
}

function valueIn(part: Located, options: ReadonlyMap<string, string> | undefined) {
  const chosen =
    peek(part, 'answerCoding') === undefined
      ? textIn(part, 'answerString')
      : textIn(field(part, 'answerCoding'), 'code');
  if (chosen !== undefined && options && options.size > 0) return options.get(chosen);
  return (
    chosen ??
    yesNoIn(part, 'answerBoolean') ??
    numberIn(part, 'answerInteger') ??
    numberIn(part, 'answerDecimal') ??
    textIn(part, 'answerDate')
  );
}
