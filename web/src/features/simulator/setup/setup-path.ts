import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';

/** `profiles[0].profile.delay.half`, as the engine names a place that is wrong. A sign's name has no dots. */
const keysOf = (path: string): string[] => path.replace(/\[(\d+)\]/g, '.$1').split('.');

export function readAt(setup: PopulationSetup, path: string): unknown {
  let value: unknown = setup;
  for (const key of keysOf(path)) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** The same setup with another value there; what is not on the way keeps its identity. */
export function writeAt(setup: PopulationSetup, path: string, value: unknown): PopulationSetup {
  return written(setup, keysOf(path), value) as PopulationSetup;
}

function written(of: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inside = written((of as Record<string, unknown>)[key], rest, value);
  if (Array.isArray(of)) return of.with(Number(key), inside);
  return { ...(of as object), [key]: inside };
}
