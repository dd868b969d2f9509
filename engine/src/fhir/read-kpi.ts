/** A FHIR ObservationDefinition as the fields of a KPI. */
import { field, type Located, listIn, numberIn, peek, shortText, textIn, textsIn } from './located.ts';
import type { Loose } from './resources.ts';

const LONGEST_UNIT = 40;
/** A KPI wants a range; where the file names none, nearly everything is taken. */
const ANY_READING = { min: -1_000_000, max: 1_000_000 };

export function kpiFrom(definition: Located | undefined): Loose {
  const bare = { unit: '1', range: ANY_READING, direction: 'within', origin: 'asked' };
  if (!definition) return bare;
  const code = field(definition, 'code');
  textIn(code, 'text');
  const [coding] = listIn(code, 'coding');
  if (coding) for (const key of ['system', 'code', 'display']) field(coding, key);
  textsIn(definition, 'permittedDataType');
  const quantities = field(definition, 'quantitativeDetails');
  const unit = unitIn(field(quantities, 'customaryUnit'));
  const other = peek(quantities, 'unit') === undefined ? undefined : unitIn(field(quantities, 'unit'));
  const factor = numberIn(quantities, 'conversionFactor');
  return {
    ...bare,
    unit: unit ?? other ?? bare.unit,
    conversions: unit && other && factor !== undefined ? [{ unit: other, factor }] : undefined,
    range: limitsIn(definition, 'absolute', { ...ANY_READING }) ?? ANY_READING,
    target: limitsIn(definition, 'reference', {}),
  };
}

function unitIn(concept: Located): string | undefined {
  const [coding] = listIn(concept, 'coding');
  if (coding) for (const key of ['system', 'code', 'display']) field(coding, key);
  return (
    shortText(concept, 'text', LONGEST_UNIT) ??
    (coding && (shortText(coding, 'display', LONGEST_UNIT) ?? shortText(coding, 'code', LONGEST_UNIT)))
  );
}

/** The first interval of that category that is meant for everybody. */
function limitsIn(definition: Located, category: string, otherwise: Loose): Loose | undefined {
  const narrow = ['appliesTo', 'gender', 'age', 'gestationalAge', 'condition', 'context'];
  const found = listIn(definition, 'qualifiedInterval').find(
    (interval) =>
      peek(interval, 'category') === category && narrow.every((key) => peek(interval, key) === undefined),
  );
  if (!found) return undefined;
  field(found, 'category');
  const limits: Loose = { ...otherwise };
  for (const [end, limit] of [
    ['low', 'min'],
    ['high', 'max'],
  ] as const) {
    const side = field(field(found, 'range'), end);
    const value = numberIn(side, 'value');
    for (const key of ['unit', 'system', 'code']) field(side, key);
    if (value !== undefined) limits[limit] = value;
  }
  return limits;
}
