import type { Condition } from '@regimen/engine/condition.ts';
import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** The creator's own demand on the whole flow: when this holds, that must be reached in time. */
export const NewSafetyRule = z.object({
  name: field.text(1, 200),
  /** As the engine's conditions; judged by it. */
  when: field.json<Condition>(),
  /** An expert's step, one certain step, or the end of the protocol. */
  mustReach: z.enum(['expert', 'step', 'end']),
  stepId: field.documentId.nullable().default(null),
  withinMinutes: z
    .int()
    .min(1)
    .max(366 * 24 * 60),
});
export type NewSafetyRule = z.input<typeof NewSafetyRule>;

export const SafetyRule = NewSafetyRule.extend({
  id: field.id,
  stepId: field.documentId.nullable(),
  changedAt: field.instant,
});
export type SafetyRule = z.infer<typeof SafetyRule>;

const ofProtocol = z.object({ id: field.id });
const ofRule = z.object({ id: field.id, rule: field.id });
const at = { params: { id: '$protocol' } };
const atRule = { params: { id: '$protocol', rule: '$rule' } };
const example = {
  name: 'A very high reading reaches an expert within a day',
  when: { is: 'kpi', kpi: 'systolic', op: '>', value: 180 },
  mustReach: 'expert',
  withinMinutes: 1_440,
};
export const mostSafetyRules = 100;

export const safetyRuleCalls = defineCalls({
  'GET protocols/{id}/safety-rules': {
    summary: 'The creator’s own safety rules.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    reply: field.cursorList(SafetyRule),
    example: at,
  },
  'POST protocols/{id}/safety-rules': {
    summary: `Add a safety rule. The limit is ${mostSafetyRules} per protocol.`,
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofProtocol,
    body: NewSafetyRule,
    reply: SafetyRule,
    status: 201,
    limit: 'writing',
    example: { ...at, body: example },
  },
  'GET protocols/{id}/safety-rules/{rule}': {
    summary: 'One safety rule.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofRule,
    reply: SafetyRule,
    example: atRule,
  },
  'PUT protocols/{id}/safety-rules/{rule}': {
    summary: 'Change a safety rule.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofRule,
    body: NewSafetyRule,
    reply: SafetyRule,
    limit: 'writing',
    example: { ...atRule, body: example },
  },
  'DELETE protocols/{id}/safety-rules/{rule}': {
    summary: 'Delete a safety rule.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofRule,
    reply: null,
    limit: 'writing',
    example: atRule,
  },
});
