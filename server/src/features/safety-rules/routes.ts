import {
  mostSafetyRules,
  type NewSafetyRule,
  type SafetyRule,
  safetyRuleCalls,
} from '@regimen/contract/safety-rules.ts';
import { condition } from '@regimen/engine/parse/condition.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import type { z } from 'zod';
import { newId } from '../../db/ids.ts';
import { faulty, invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { holdProtocol } from '../teams/standing.ts';
import * as queries from './queries.ts';

export function safetyRuleRoutes(http: HttpParts): void {
  registerCalls(http, safetyRuleCalls, {
    'GET protocols/{id}/safety-rules': async (scope, { params }) => {
      const rows = await scope.read((tx) => queries.listSafetyRules(tx, params.id));
      return wholeList(rows.map(present));
    },

    'POST protocols/{id}/safety-rules': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const rule = judge(body);
        await holdProtocol(tx, params.id);
        const count = await queries.countSafetyRules(tx, params.id);
        if (count >= mostSafetyRules) throw invalid('name', `no_more_than:${mostSafetyRules}`);
        const made = await queries.insertSafetyRule(tx, {
          ...rule,
          tenantId: scope.tenant.id,
          id: newId(scope.now.getTime()),
          protocolId: params.id,
          createdAt: scope.now,
          changedAt: scope.now,
        });
        return present(found(made));
      }),

    'GET protocols/{id}/safety-rules/{rule}': (scope, { params }) =>
      scope.read(async (tx) => present(found(await queries.findSafetyRule(tx, params.id, params.rule)))),

    'PUT protocols/{id}/safety-rules/{rule}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const change = { ...judge(body), changedAt: scope.now };
        const { id, rule } = params;
        return present(found(await queries.updateSafetyRule(tx, id, rule, change)));
      }),

    'DELETE protocols/{id}/safety-rules/{rule}': (scope, { params }) =>
      scope.tx(async (tx) => {
        if (!(await queries.deleteSafetyRule(tx, params.id, params.rule))) throw notFound();
        return undefined;
      }),
  });
}

/**
 * What the schema cannot say: the condition has to be one the engine reads, and a step has to be named where one
 * must be reached. Asked inside the transaction, so that strangers learn nothing from it.
 */
function judge({ when, stepId, ...rule }: z.output<typeof NewSafetyRule>) {
  const faults: Fault[] = [];
  const read = condition(when, 'when', faults);
  if (faults.length > 0) throw faulty(faults);
  if (rule.mustReach === 'step' && stepId === null) throw invalid('stepId', 'step_needed');
  return { ...rule, condition: read, stepId: rule.mustReach === 'step' ? stepId : null };
}

function found(row: queries.SafetyRuleRow | undefined): queries.SafetyRuleRow {
  if (!row) throw notFound();
  return row;
}

const present = (row: queries.SafetyRuleRow): SafetyRule => ({
  id: row.id,
  name: row.name,
  when: row.condition,
  mustReach: row.mustReach as SafetyRule['mustReach'],
  stepId: row.stepId,
  withinMinutes: row.withinMinutes,
  changedAt: row.changedAt.toISOString(),
});
