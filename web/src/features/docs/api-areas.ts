/** The OpenAPI document as this page needs it: calls by area, fields flattened to rows. */
interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}
interface Content {
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}
interface Operation {
  tags?: string[];
  summary?: string;
  'x-access'?: { states?: string[]; role?: string; object?: { whose?: string } };
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}
export interface OpenApi {
  paths?: Record<string, Record<string, Operation>>;
}

export type Place = 'path' | 'query' | 'header' | 'body';
export interface FieldRow {
  name: string;
  place: Place;
  type: string;
  needed: boolean;
}
export interface ApiCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  states: string[];
  expertsOnly: boolean;
  ownOnly: boolean;
  fields: FieldRow[];
  reply: FieldRow[];
  status: string;
  example: string | null;
}

export function areasOf(document: OpenApi): [area: string, calls: ApiCall[]][] {
  const areas = new Map<string, ApiCall[]>();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const area = operation.tags?.[0] ?? '';
      areas.set(area, [...(areas.get(area) ?? []), callOf(method, path, operation)]);
    }
  }
  return [...areas];
}

function callOf(method: string, path: string, operation: Operation): ApiCall {
  const body = operation.requestBody?.content?.['application/json'];
  const [status = '', done = {}] =
    Object.entries(operation.responses ?? {}).find(([code]) => code.startsWith('2')) ?? [];
  const access = operation['x-access'] ?? {};
  const parameters = (operation.parameters ?? []).filter(({ in: place }) => place !== 'header');
  return {
    id: `${method}-${path}`.replace(/[^a-z]+/gi, '-').toLowerCase(),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    states: access.states ?? [],
    expertsOnly: access.role === 'expert',
    ownOnly: access.object?.whose === 'own',
    fields: [
      ...parameters.map((one) => row(one.name, one.in as Place, one.schema ?? {}, one.required ?? false)),
      ...rowsOf(body?.schema, 'body'),
    ],
    reply: rowsOf(done.content?.['application/json']?.schema, 'body'),
    status,
    example: body?.example === undefined ? null : JSON.stringify(body.example, null, 2),
  };
}

const rowsOf = (schema: Schema | undefined, place: Place): FieldRow[] =>
  Object.entries(schema?.properties ?? {}).map(([name, field]) =>
    row(name, place, field, schema?.required?.includes(name) ?? false),
  );

const row = (name: string, place: Place, schema: Schema, needed: boolean): FieldRow => ({
  name,
  place,
  type: typeOf(schema),
  needed,
});

/** "string, 3–150", "one of sleep, nutrition …", "list of object". */
export function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum) return enumOf(schema.enum);
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  const low = schema.minLength ?? schema.minimum;
  const high = schema.maxLength ?? schema.maximum;
  const bounded = low !== undefined || (high !== undefined && high < Number.MAX_SAFE_INTEGER);
  const range = bounded ? `, ${low ?? ''}–${high ?? ''}` : '';
  return `${schema.format ?? schema.type ?? 'any'}${range}${schema.nullable ? ' or null' : ''}`;
}

const enumOf = (values: unknown[]) =>
  values.length > 12 ? `one of ${values.slice(0, 12).join(', ')} …` : `one of ${values.join(', ')}`;
