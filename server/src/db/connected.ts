import { type SQL, sql } from './drizzle.ts';
import { enrollments, tasks } from './schema.ts';

/**
 * An expert sees what somebody did in a program until that person ends it: by leaving, or by no longer sharing a
 * program that is over. Whoever may be in danger stays in sight until an expert has closed that.
 */
export const isConnected: SQL<boolean> = sql`(${enrollments.accessEndedAt} IS NULL OR EXISTS (
  SELECT 1 FROM ${tasks} danger WHERE danger.tenant_id = ${enrollments.tenantId}
    AND danger.enrollment_id = ${enrollments.id} AND danger.target = 'system' AND danger.status = 'open'
    AND danger.urgent_until IS NOT NULL))`;
