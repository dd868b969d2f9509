/** Whether a resource keeps to the published definitions of R4: elements, cardinality, types and required codes. [G13] */
import type { Loose } from '../resources.ts';
import { brokenInvariants } from './r4-invariants.ts';

type Definition = { min: number; isList: boolean; types: string[]; codes: string[] | null };
/** By type, then by the path inside it. */
export type Definitions = ReadonlyMap<string, ReadonlyMap<string, Definition>>;

export function definitionsFrom(text: string): Definitions {
  const all = new Map<string, Map<string, Definition>>();
  let type = new Map<string, Definition>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (!line.startsWith(' ')) {
      type = new Map();
      all.set(line, type);
      continue;
    }
    const cut = line.indexOf(' = ');
    const about = (cut < 0 ? line : line.slice(0, cut)).trim();
    const codes = cut < 0 ? null : line.slice(cut + 3).split(' ');
    const [path = '', cardinality = '', types = ''] = about.split(' ');
    const [min, max] = cardinality.split('..');
    type.set(path, {
      min: Number(min),
      isList: max === '*',
      types: types.split('|'),
      codes,
    });
  }
  return all;
}

const PRIMITIVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: matches(/\S/),
  markdown: matches(/\S/),
  code: matches(/^[^\s]+( [^\s]+)*$/),
  id: matches(/^[A-Za-z0-9\-.]{1,64}$/),
  uri: matches(/^\S+$/),
  url: matches(/^\S+$/),
  canonical: matches(/^\S+$/),
  boolean: (value) => typeof value === 'boolean',
  decimal: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => isWhole(value, -(2 ** 31)),
  positiveInt: (value) => isWhole(value, 1),
  unsignedInt: (value) => isWhole(value, 0),
  date: matches(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/),
  dateTime: matches(
    /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d\d:\d\d))?)?)?$/,
  ),
  instant: matches(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  ),
  time: matches(/^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?$/),
  base64Binary: matches(/^[A-Za-z0-9+/=\s]+$/),
};

function matches(pattern: RegExp) {
  return (value: unknown): boolean => typeof value === 'string' && pattern.test(value);
}

const isWhole = (value: unknown, least: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value < 2 ** 31;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that is wrong with it, each with its path. */
export function faultsIn(resource: unknown, definitions: Definitions): string[] {
  const faults: string[] = [];
  resourceFaults(resource, '', definitions, faults);
  return faults;
}

function resourceFaults(value: unknown, path: string, all: Definitions, faults: string[]): void {
  const type = isObject(value) ? String(value.resourceType) : '';
  if (!isObject(value) || !all.has(type))
    return void faults.push(`${path} is no resource that is known: ${type}`);
  const { resourceType: _, id, ...rest } = value;
  if (id !== undefined && !PRIMITIVES.id?.(id)) faults.push(`${path}.id is no id: ${id}`);
  elementFaults({ resourceType: type, ...rest }, type, '', `${path}${type}`, all, faults);
}

function elementFaults(
  value: Loose,
  type: string,
  prefix: string,
  path: string,
  all: Definitions,
  faults: string[],
): void {
  const definitions = all.get(type) ?? new Map<string, Definition>();
  const seen = new Set<string>();
  if (Object.keys(value).length === 0) faults.push(`${path} is empty`);
  for (const key of brokenInvariants(`${type}${prefix && `.${prefix}`}`, value))
    faults.push(`${path} breaks ${key}`);
  for (const [key, part] of Object.entries(value)) {
    if (key === 'resourceType' || (key === 'id' && typeof part === 'string')) continue;
    if (key === 'extension') {
      extensionFaults(part, `${path}.extension`, all, faults);
      continue;
    }
    const name = key.replace(/^_/, '');
    const found = definitionOf(name, prefix, definitions);
    if (!found) {
      faults.push(`${path}.${key} is no element of ${type}`);
      continue;
    }
    if (key.startsWith('_')) {
      if (!isObject(part)) faults.push(`${path}.${key} must be an object`);
      else extensionFaults(part.extension, `${path}.${key}.extension`, all, faults);
      continue;
    }
    if (seen.has(found.path)) faults.push(`${path}.${key} is a second ${found.path}`);
    seen.add(found.path);
    partFaults(part, found, type, `${path}.${key}`, all, faults);
  }
  for (const [at, { min }] of definitions)
    if (min > 0 && isDirect(at, prefix) && !seen.has(at)) faults.push(`${path} wants ${at}`);
}

type Found = { path: string; definition: Definition; type: string };

const isDirect = (path: string, prefix: string): boolean =>
  prefix === ''
    ? !path.includes('.')
    : path.startsWith(`${prefix}.`) && !path.slice(prefix.length + 1).includes('.');

function definitionOf(
  key: string,
  prefix: string,
  definitions: ReadonlyMap<string, Definition>,
): Found | null {
  const path = prefix === '' ? key : `${prefix}.${key}`;
  const direct = definitions.get(path);
  if (direct) return { path, definition: direct, type: direct.types[0] ?? '' };
  for (const [at, definition] of definitions) {
    if (!at.endsWith('[x]') || !isDirect(at, prefix) || !path.startsWith(at.slice(0, -3))) continue;
    const type = path.slice(at.length - 3);
    const named = definition.types.find((each) => each[0]?.toUpperCase() + each.slice(1) === type);
    if (named) return { path: at, definition, type: named };
    if (definition.types[0] === '*') return { path: at, definition, type: anyType(type) };
  }
  return null;
}

/** `valueString` is a string, `valueCoding` a Coding. */
const anyType = (name: string): string => {
  const small = `${name[0]?.toLowerCase()}${name.slice(1)}`;
  return small in PRIMITIVES ? small : name;
};

function partFaults(
  value: unknown,
  { path: at, definition, type }: Found,
  owner: string,
  path: string,
  all: Definitions,
  faults: string[],
): void {
  if (Array.isArray(value) !== definition.isList)
    return void faults.push(`${path} is one where many are wanted, or many`);
  const parts = Array.isArray(value) ? value : [value];
  if (parts.length === 0) faults.push(`${path} is an empty list`);
  for (const [index, part] of parts.entries()) {
    const here = definition.isList ? `${path}[${index}]` : path;
    const isPrimitive = PRIMITIVES[type];
    if (isPrimitive) {
      if (!isPrimitive(part)) faults.push(`${here} is no ${type}: ${JSON.stringify(part)}`);
      if (definition.codes && !definition.codes.includes(String(part)))
        faults.push(`${here} must not be ${part}`);
    } else if (!isObject(part)) faults.push(`${here} must be an object`);
    else if (type === 'Resource') resourceFaults(part, `${here} `, all, faults);
    else if (type === 'BackboneElement' || type === 'Element')
      elementFaults(part, owner, at, here, all, faults);
    else if (type.startsWith('@')) elementFaults(part, owner, type.slice(1), here, all, faults);
    else if (all.has(type)) elementFaults(part, type, '', here, all, faults);
    else faults.push(`${here} has a type that is not known: ${type}`);
  }
}

/** Each has an address, and either a value or extensions of its own. */
function extensionFaults(value: unknown, path: string, all: Definitions, faults: string[]): void {
  if (!Array.isArray(value) || value.length === 0) return void faults.push(`${path} must be a list`);
  for (const [index, extension] of value.entries()) {
    const here = `${path}[${index}]`;
    const { url, extension: inner, ...values } = isObject(extension) ? extension : ({} as Loose);
    const [key, ...more] = Object.keys(values);
    if (!PRIMITIVES.uri?.(url)) faults.push(`${here} wants a url`);
    if (more.length > 0 || (key === undefined) === (inner === undefined)) faults.push(`${here} breaks ext-1`);
    if (inner !== undefined) extensionFaults(inner, `${here}.extension`, all, faults);
    if (key === undefined) continue;
    const definition = { min: 1, isList: false, types: ['*'], codes: null };
    const found = { path: 'value[x]', definition, type: anyType(key.replace(/^value/, '')) };
    if (!key.startsWith('value')) faults.push(`${here}.${key} is no value`);
    else partFaults(values[key], found, 'Extension', `${here}.${key}`, all, faults);
  }
}
