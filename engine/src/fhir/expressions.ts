/** Conditions as FHIR expressions: the JSON of the condition, with the same in signs for people who read the file. */
import { type Condition, looksBack, type Over } from '../condition.ts';
import { asText, isObject } from './located.ts';
import { CONDITION_LANGUAGE } from './names.ts';
import { type Loose, said } from './resources.ts';

export function expressionOf(condition: Condition): Loose {
  return {
    description: inSigns(condition),
    language: CONDITION_LANGUAGE,
    expression: JSON.stringify(condition),
  };
}

/** undefined: it is not one of ours. Whether the JSON is a condition is for the parser to say. */
export function conditionFrom(expression: unknown): unknown {
  if (!isObject(expression) || expression.language !== CONDITION_LANGUAGE) return undefined;
  try {
    return JSON.parse(asText(expression.expression));
  } catch {
    return undefined;
  }
}

/** "score(phq-2) >= 3 and success" */
export function inSigns(condition: Condition): string {
  switch (condition.is) {
    case 'always':
    case 'success':
    case 'failure':
      return condition.is;
    case 'and':
      return condition.all.map(bracketed).join(' and ');
    case 'or':
      return condition.any.map(bracketed).join(' or ');
    default: {
      const { is, op, value, ...about } = condition;
      const { over: _over, ...named } = { over: undefined, ...about };
      const names = [...Object.values(said(named as Loose)), ...overInSigns(looksBack(condition))];
      const fact = names.length > 0 ? `${is}(${names.join(', ')})` : is;
      return `${fact} ${op} ${typeof value === 'string' ? JSON.stringify(value) : value}`;
    }
  }
}

/** "3 in a row", "average of 7 days" */
function overInSigns(over: Over | undefined): string[] {
  if (over === undefined) return [];
  return [over.of === 'row' ? `${over.times} in a row` : `${over.of} of ${over.days} days`];
}

const bracketed = (condition: Condition): string =>
  condition.is === 'and' || condition.is === 'or' ? `(${inSigns(condition)})` : inSigns(condition);
