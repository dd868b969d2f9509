import fastJsonStringify from 'fast-json-stringify';
import type { RouteShorthandOptions } from 'fastify';
import { z } from 'zod';

type Serialize = (reply: unknown) => string;

/** By reply, for every app of this process. */
const made = new WeakMap<z.ZodType, Serialize>();

/** JSON out goes through a compiled serialiser that knows only the declared fields. */
function serializerOf(reply: z.ZodType): Serialize {
  const known = made.get(reply);
  if (known) return known;
  const schema = z.toJSONSchema(reply, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' });
  const serialize: Serialize = fastJsonStringify(schema as fastJsonStringify.Schema);
  made.set(reply, serialize);
  return serialize;
}

/** A route whose answers go through the reply's serialiser. It is compiled for the first answer, so no start waits for it. */
export function serializedBy(
  reply: z.ZodType,
  status: number,
): Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler'> {
  return {
    schema: { response: { [status]: {} } },
    serializerCompiler: () => (value) => serializerOf(reply)(value),
  };
}
