import { calls } from '@regimen/contract/all.ts';
import { type Call, type CallKey, methodOf, pathOf } from '@regimen/contract/call.ts';
import type { TokenPurpose } from '@regimen/contract/token-purposes.ts';
import { z } from 'zod';

/** What one's own assistant can do: calls of the contract under names that a model guesses right. */
export const assistantTools = {
  my_tasks: 'GET tasks',
  task: 'GET tasks/{id}',
  my_programs: 'GET enrollments',
  my_program: 'GET enrollments/{id}',
  steps_ahead: 'GET enrollments/{id}/ahead',
  my_readings: 'GET readings',
  my_week: 'GET recap',
  my_notifications: 'GET notifications',
  find_programs: 'GET catalog',
  program: 'GET catalog/{id}',
  programs_i_run: 'GET live/programs',
  followers: 'GET live/programs/{id}/followers',
  follow_ups: 'GET follow-ups',
  follow_up: 'GET follow-ups/{id}',
  add_reading: 'POST readings',
  snooze_task: 'POST tasks/{id}/snooze',
} as const satisfies Record<string, keyof typeof calls>;

export interface AssistantTool {
  name: string;
  summary: string;
  /** Its arguments as one JSON object: what stands in the path, the query and the body. */
  schema: Record<string, unknown>;
  onlyReads: boolean;
  /** The request that its arguments come to. */
  request(given: Record<string, unknown>): { method: string; url: string; body: object | undefined };
}

const tools = new Map<TokenPurpose, Map<string, AssistantTool>>();

/** By their names; what a token of this purpose does not open is none. */
export function assistantToolsFor(purpose: TokenPurpose): ReadonlyMap<string, AssistantTool> {
  const known = tools.get(purpose);
  if (known) return known;
  const opened = Object.entries(assistantTools).flatMap(([name, key]): [string, AssistantTool][] => {
    const call = calls[key] as Call;
    return call.access.tokens?.includes(purpose) ? [[name, toolFrom(name, key, call)]] : [];
  });
  const made = new Map(opened);
  tools.set(purpose, made);
  return made;
}

function toolFrom(name: string, key: CallKey, { summary, params, query, body }: Call): AssistantTool {
  const [inPath, inQuery, inBody] = [params, query, body].map((part) => shapeOf(part));
  const schema = z.toJSONSchema(z.object({ ...inPath, ...inQuery, ...inBody }), { io: 'input' });
  const method = methodOf(key);
  return {
    name,
    summary,
    schema: schema as Record<string, unknown>,
    onlyReads: method === 'GET',
    request(given) {
      const of = (shape = {}) =>
        Object.fromEntries(Object.entries(given).filter(([field]) => Object.hasOwn(shape, field)));
      const path = pathOf(key).replace(/\{(\w+)\}/g, (_, field: string) =>
        encodeURIComponent(String(given[field] ?? '')),
      );
      const search = new URLSearchParams(
        Object.entries(of(inQuery)).map(([field, value]): [string, string] => [field, String(value)]),
      );
      return {
        method,
        url: `/api/${path}${search.size > 0 ? `?${search}` : ''}`,
        body: body ? of(inBody) : undefined,
      };
    },
  };
}

const shapeOf = (part: z.ZodType | undefined): z.ZodRawShape =>
  part instanceof z.ZodObject ? part.shape : {};
