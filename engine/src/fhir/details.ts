/**
 * What FHIR cannot say is kept in extensions of our own, one for each field, and only where the elements of FHIR read
 * back as something else than was meant. So everything stands in one place, and nothing is lost. [G10]
 */
import { sameJson } from '../same-json.ts';
import {
  asText,
  field,
  isObject,
  type Located,
  listIn,
  note,
  peek,
  peekText,
  wholeField,
} from './located.ts';
import { EXTENSIONS } from './names.ts';
import type { Extension, Loose } from './resources.ts';

const LEFT_OUT = `${EXTENSIONS}/left-out`;
const urlOf = (name: string): string => `${EXTENSIONS}/${name.replaceAll('_', '-')}`;
const nameOf = (url: string): string => url.slice(EXTENSIONS.length + 1).replaceAll('-', '_');
const JSON_LANGUAGE = 'application/json';

export function ownExtension(name: string, value: unknown): Extension {
  const url = urlOf(name);
  if (typeof value === 'boolean') return { url, valueBoolean: value };
  if (typeof value === 'number') return { url, valueDecimal: value };
  if (typeof value === 'string' && value.trim() !== '') return { url, valueString: value };
  return { url, valueExpression: { language: JSON_LANGUAGE, expression: JSON.stringify(value) } };
}

/** The fields in which what was read back differs from what was meant. */
export function details(meant: object, read: object): Extension[] {
  const truth = meant as Loose;
  const back = read as Loose;
  const names = new Set([...Object.keys(truth), ...Object.keys(back)]);
  return [...names].flatMap((name): Extension[] => {
    if (sameJson(truth[name], back[name])) return [];
    return [
      truth[name] === undefined ? { url: LEFT_OUT, valueString: name } : ownExtension(name, truth[name]),
    ];
  });
}

/** What was read from the elements of FHIR, set right by our own extensions beside them. */
export function withDetails(place: Located, read: Loose): Loose {
  const fields = new Map(Object.entries(read).filter(([, value]) => value !== undefined));
  for (const extension of ownExtensions(place)) {
    const value = extensionValue(extension);
    if (peek(extension, 'url') === LEFT_OUT) fields.delete(asText(value));
    else if (value === undefined) note(extension, 'extension-unreadable');
    else fields.set(nameOf(peekText(extension, 'url')), value);
  }
  return Object.fromEntries(fields);
}

function ownExtensions(place: Located): Located[] {
  const all = peek(place, 'extension');
  if (!Array.isArray(all)) return [];
  const isOwn = (url: unknown): boolean => typeof url === 'string' && url.startsWith(`${EXTENSIONS}/`);
  return listIn(place, 'extension').filter((extension) => isOwn(peek(extension, 'url')));
}

function extensionValue(extension: Located): unknown {
  field(extension, 'url');
  for (const key of ['valueBoolean', 'valueDecimal', 'valueString']) {
    if (peek(extension, key) !== undefined) return field(extension, key).value;
  }
  const expression = wholeField(extension, 'valueExpression');
  if (!isObject(expression) || typeof expression.expression !== 'string') return undefined;
  try {
    return JSON.parse(expression.expression);
  } catch {
    return undefined;
  }
}

/** One of the extensions that HL7 publishes, by its address. */
export function extensionAt(place: Located, url: string): Located | undefined {
  if (!Array.isArray(peek(place, 'extension'))) return undefined;
  const found = listIn(place, 'extension').find((extension) => peek(extension, 'url') === url);
  if (found) field(found, 'url');
  return found;
}
