import type { Call } from '@regimen/contract/call.ts';
import { bodyLimitBytes } from '@regimen/contract/limits.ts';
import { z } from 'zod';

type Shape = {
  type?: string;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
};

/** Beyond it a limit says nothing about what somebody sends. */
const most = 2_000;

/** As much as a schema accepts, out of an example of it: texts and lists filled to their limits. */
export function largest(schema: z.ZodType | undefined, example: unknown): unknown {
  if (!schema) return example;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return fill(shape, example);
}

function fill(shape: Shape, example: unknown): unknown {
  const [only] = shape.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (only && example !== null) return fill(only, example);
  if (shape.enum || example === null || example === undefined) return example;
  if (typeof example === 'string') return longer(shape, example);
  if (Array.isArray(example)) {
    const each = example.map((one) => fill(shape.items ?? {}, one));
    return each.length === 0 || typeof each[0] === 'string' ? each : repeated(each, shape.maxItems);
  }
  if (typeof example === 'object' && shape.properties)
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, fill(shape.properties?.[name] ?? {}, value)]),
    );
  return example;
}

/** Names of things, addresses and dates stay what they are. */
function longer({ maxLength, pattern, format }: Shape, example: string): string {
  if (!maxLength || pattern || format || maxLength <= example.length) return example;
  return `${example} `
    .padEnd(Math.min(maxLength, 20_000), 'word ')
    .trimEnd()
    .padEnd(maxLength > 20_000 ? 0 : maxLength, 'x');
}

const repeated = (list: unknown[], maxItems = 1): unknown[] =>
  Array.from({ length: Math.min(maxItems, most) }, (_, index) => list[index % list.length]);

/** The largest body first, then the example itself: the largest may break a rule that no schema tells. */
export function bodiesFor(call: Call, example: unknown): unknown[] {
  const limit = call.bodyLimitBytes ?? bodyLimitBytes;
  const full = largest(call.body, example);
  return JSON.stringify(full ?? null).length < limit ? [full, example] : [example];
}

/** Pages as long as they may be. */
export function longestPages(call: Call, url: string): string {
  const shape = call.query && (z.toJSONSchema(call.query, { io: 'input', unrepresentable: 'any' }) as Shape);
  const page = shape?.properties?.per_page;
  if (!page) return url;
  const address = new URL(url, 'http://any.test');
  address.searchParams.set('per_page', String(page.maximum ?? 100));
  return `${address.pathname}${address.search}`;
}
