import { show } from './call.ts';
import type { Draft } from './draft.ts';
import { asFields, type Json } from './objects.ts';
import { invalid } from './refusal.ts';

const mostDeep = 4;

/** Puts things in the place of their ids, where `expand[]` asks for it. */
export function expand(draft: Draft, value: Json, paths: readonly string[]): Json {
  return paths.reduce((so, path) => {
    const parts = path.split('.');
    if (parts.length > mostDeep)
      throw invalid(
        'You cannot expand more than 4 levels of a property.',
        'expand',
        'property_expansion_max_depth',
      );
    return expandAt(draft, so, parts, path);
  }, value);
}

function expandAt(draft: Draft, value: Json, parts: readonly string[], path: string): Json {
  const [name, ...rest] = parts;
  if (name === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => expandAt(draft, one, parts, path));
  if (typeof value !== 'object') throw cannot(path);
  const whole = typeof value.id === 'string' ? draft.any(value.id)?.wire : undefined;
  const inside = value[name] ?? (whole && asFields(whole)[name]);
  if (inside === undefined) throw cannot(path);
  const led = typeof inside === 'string' ? draft.any(inside) : undefined;
  if (typeof inside === 'string' && !led) throw cannot(path);
  return { ...value, [name]: expandAt(draft, led ? show(draft, led.wire) : inside, rest, path) };
}

const cannot = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand');
