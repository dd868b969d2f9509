import { calls } from '@regimen/contract/all.ts';
import { type Call, changes, methodOf, pathOf, statusOf } from '@regimen/contract/call.ts';
import { statusByCode } from '@regimen/contract/errors.ts';
import { z } from 'zod';

const schemaOf = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...schema } = z.toJSONSchema(type, { target: 'openapi-3.0', io, unrepresentable: 'any' });
  return schema;
};

let text: string | undefined;
/** The contract in OpenAPI's words, written once for every app of this process. */
export function openApiText(): string {
  text ??= JSON.stringify(openApi('0.1.0'));
  return text;
}

function openApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, call] of Object.entries(calls) as [string, Call][]) {
    const url = `/api/${pathOf(key)}`;
    paths[url] = { ...paths[url], [methodOf(key).toLowerCase()]: operation(key, call) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Regimen API', version },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
    paths,
  };
}

function operation(key: string, call: Call) {
  const guests = call.access.states.includes('guest');
  return {
    operationId: key.replaceAll(/[^A-Za-z]+(.)?/g, (_, next: string | undefined) =>
      (next ?? '').toUpperCase(),
    ),
    tags: [pathOf(key).split('/')[0]],
    summary: call.summary,
    'x-access': call.access,
    security: guests ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...headers(key, call),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(call.body, 'input'), example: call.example.body },
          ...(call.file && {
            'application/octet-stream': { schema: binary },
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { [call.file.field]: binary },
                required: [call.file.field],
              },
            },
          }),
        },
      },
    }),
    responses: {
      [statusOf(call)]: {
        description: 'Done',
        ...(call.reply && {
          content: { [call.replyType ?? 'application/json']: { schema: schemaOf(call.reply, 'output') } },
        }),
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const binary = { type: 'string', format: 'binary' };

function parameters(place: 'path' | 'query', fields: z.ZodObject | undefined) {
  return Object.entries(fields?.shape ?? {}).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || !(type as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(type as z.ZodType, 'input'),
  }));
}

function headers(key: string, call: Call) {
  const domain = {
    name: 'X-Domain',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: 'Host of the site. Defaults to the request’s host.',
  };
  const once = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 16, maxLength: 100 },
    description: 'A repeat with the same key changes nothing and gets the first answer.',
  };
  return changes(key) && !call.secret ? [domain, once] : [domain];
}

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(statusByCode) },
    errors: { type: 'object', description: 'On 422: field → messages. On 423: `used` (names) and `update`.' },
  },
};
