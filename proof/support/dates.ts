import type { Call } from '@regimen/contract/call.ts';
import { z } from 'zod';
import type { Sent } from './mutations.ts';
import type { Prepared } from './sweep.ts';

/** Where calendars, PostgreSQL and JavaScript end, each on its own side, and a day that no month has. */
const days = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2026-02-31',
  '2199-12-31',
  '2200-01-01',
  '9999-12-31',
  '+010000-01-01',
  '+275760-09-13',
  '-000001-12-31',
  '-271821-04-20',
];
const instants = days.flatMap((day) => [`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`]);

type Path = (string | number)[];
/** Whatever is a day has a pattern that knows leap years. */
interface Shape {
  pattern?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

function* datesIn(shape: Shape, path: Path = []): Generator<{ path: Path; format: string }> {
  if (shape.pattern?.includes('-02-29'))
    yield { path, format: shape.pattern.includes('T') ? 'date-time' : 'date' };
  for (const [name, inner] of Object.entries(shape.properties ?? {})) yield* datesIn(inner, [...path, name]);
  if (shape.items) yield* datesIn(shape.items, [...path, 0]);
  for (const inner of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])])
    yield* datesIn(inner, path);
}
const shapeOf = (type: z.ZodType): Shape =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Dates that the schema leaves to the engine: where the example has one. */
function* datesWritten(value: unknown, path: Path = []): Generator<{ path: Path; format: string }> {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value))
    yield { path, format: value.length > 10 ? 'date-time' : 'date' };
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* datesWritten(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

function put(into: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const inner = (into as Record<string, unknown> | undefined)?.[name];
  if (typeof name === 'number') return [put(inner, rest, value)];
  return { ...(into as object | undefined), [name]: put(inner, rest, value) };
}

function withQuery(url: string, name: string, value: string): string {
  const [path, search] = url.split('?');
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `${path}?${query}`;
}

const someId = '01890000-0000-7000-8000-000000000000';
/** As our lists write places; whoever makes one up can write any instant into it. */
const placesAt = (at: string): string[] =>
  [`f ${at} ${someId}`, `b ${at} ${someId}`, `d ${at} ${someId}`, `${at} ${someId} 1`].map((place) =>
    Buffer.from(place).toString('base64url'),
  );

/** Both ends of every date and instant that a call takes, in its query, its body and the places of its list. */
export function* everyDate(request: Prepared, call: Call): Generator<Sent> {
  const query = call.query ? shapeOf(call.query) : {};
  for (const { path, format } of datesIn(query))
    for (const end of format === 'date' ? days : instants)
      yield { ...request, url: withQuery(request.url, String(path[0]), end) };
  if (query.properties?.cursor)
    for (const place of days.map((day) => `${day}T00:00:00.000Z`).flatMap(placesAt))
      yield { ...request, url: withQuery(request.url, 'cursor', place) };
  const inBody = call.body ? [...datesIn(shapeOf(call.body)), ...datesWritten(request.body)] : [];
  for (const { path, format } of inBody)
    for (const end of format === 'date' ? days : instants)
      yield { ...request, body: put(request.body, path, end) };
}
