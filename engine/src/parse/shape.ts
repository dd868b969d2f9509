/** Small readers for JSON that came from outside. Each gives the value, or notes a fault with its path. */

export type Fault = { path: string; message: string };
export type Faults = Fault[];

/**
 * Reads `value` found at `path`. When it notes a fault, what it returns is never used. What is sound as it stands
 * comes back as the very same value, so that reading a long document costs no second one.
 */
export type Reader<T> = (value: unknown, path: string, faults: Faults) => T;

const refuse = <T>(path: string, message: string, faults: Faults): T => {
  faults.push({ path, message });
  return undefined as T;
};

// Tab and line breaks are all that people type of these; databases refuse U+0000 and halves of characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export function text(limits: { min?: number; max?: number } = {}): Reader<string> {
  const { min = 0, max = 20_000 } = limits;
  return (value, path, faults) => {
    if (typeof value !== 'string') return refuse(path, 'must be text', faults);
    if (value.length < min) return refuse(path, 'must not be empty', faults);
    if (value.length > max) return refuse(path, `must not be longer than ${max} characters`, faults);
    if (!value.isWellFormed() || controlCharacters.test(value))
      return refuse(path, 'must not contain characters that cannot be stored', faults);
    return value;
  };
}

export function matching(pattern: RegExp, says: string): Reader<string> {
  return (value, path, faults) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(path, says, faults);
}

export function number(limits: { min?: number; max?: number; whole?: boolean } = {}): Reader<number> {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, whole = false } = limits;
  return (value, path, faults) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return refuse(path, 'must be a number', faults);
    if (whole && !Number.isInteger(value)) return refuse(path, 'must be a whole number', faults);
    if (value < min || value > max) return refuse(path, `must be between ${min} and ${max}`, faults);
    return value;
  };
}

export const yesNo: Reader<boolean> = (value, path, faults) =>
  typeof value === 'boolean' ? value : refuse(path, 'must be true or false', faults);

export function oneOf<const T extends string>(choices: readonly T[]): Reader<T> {
  return (value, path, faults) =>
    choices.includes(value as T)
      ? (value as T)
      : refuse(path, `must be one of ${choices.join(', ')}`, faults);
}

export function anyOf<T>(readers: readonly Reader<T>[], says: string): Reader<T> {
  return (value, path, faults) => {
    for (const reader of readers) {
      const own: Faults = [];
      const read = reader(value, path, own);
      if (own.length === 0) return read;
    }
    return refuse(path, says, faults);
  };
}

export function list<T>(of: Reader<T>, limits: { min?: number; max?: number } = {}): Reader<T[]> {
  const { min = 0, max = 2_000 } = limits;
  return (value, path, faults) => {
    if (!Array.isArray(value)) return refuse(path, 'must be a list', faults);
    if (value.length < min) return refuse(path, `must have at least ${min}`, faults);
    if (value.length > max) return refuse(path, `must have at most ${max}`, faults);
    let read: T[] = value;
    for (const [index, entry] of value.entries()) {
      const got = of(entry, `${path}[${index}]`, faults);
      if (got === entry) continue;
      if (read === value) read = [...value];
      read[index] = got;
    }
    return read;
  };
}

/** A field that may be left out. Left out stays left out: it is not filled with undefined. */
export type Optional<T> = { optional: Reader<T> };
export const optional = <T>(reader: Reader<T>): Optional<T> => ({ optional: reader });

type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
export type Fields<T> = {
  [K in keyof T]-?: K extends RequiredKeys<T> ? Reader<T[K]> : Optional<Exclude<T[K], undefined>>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function object<T extends object>(fields: Fields<T>): Reader<T> {
  const known = (Object.entries(fields) as [string, Reader<unknown> | Optional<unknown>][]).map(
    ([key, field]) => {
      const isRequired = typeof field === 'function';
      return { key, isRequired, reader: isRequired ? field : field.optional };
    },
  );
  return (value, path, faults) => {
    if (!isObject(value)) return refuse(path, 'must be an object', faults);
    const prefix = path === '' ? '' : `${path}.`;
    let read = value;
    let found = 0;
    for (const { key, isRequired, reader } of known) {
      const given = value[key];
      if (given === undefined) {
        if (isRequired) refuse(prefix + key, 'is missing', faults);
        continue;
      }
      found++;
      const got = reader(given, prefix + key, faults);
      if (got === given) continue;
      if (read === value) read = { ...value };
      read[key] = got;
    }
    if (Object.keys(value).length === found) return read as T;
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key)) refuse(prefix + key, 'is not a known field', faults);
    return Object.fromEntries(Object.entries(read).filter(([, entry]) => entry !== undefined)) as T;
  };
}

export function record<T>(of: Reader<T>, key: Reader<string>, max = 2_000): Reader<Record<string, T>> {
  return (value, path, faults) => {
    if (!isObject(value)) return refuse(path, 'must be an object', faults);
    if (Object.keys(value).length > max) return refuse(path, `must have at most ${max}`, faults);
    let read = value as Record<string, T>;
    for (const [name, entry] of Object.entries(value)) {
      key(name, `${path}.${name}`, faults);
      const got = of(entry, `${path}.${name}`, faults);
      if (got === entry) continue;
      if (read === value) read = { ...read };
      read[name] = got;
    }
    return read;
  };
}

/** Chooses the reader by the value of one field, such as `type` or `kind`. */
export function by<T>(field: string, readers: Readonly<Record<string, Reader<T>>>): Reader<T> {
  return (value, path, faults) => {
    if (!isObject(value)) return refuse(path, 'must be an object', faults);
    const name = value[field];
    const reader = typeof name === 'string' && Object.hasOwn(readers, name) ? readers[name] : undefined;
    const at = path === '' ? field : `${path}.${field}`;
    return reader
      ? reader(value, path, faults)
      : refuse(at, `must be one of ${Object.keys(readers).join(', ')}`, faults);
  };
}
