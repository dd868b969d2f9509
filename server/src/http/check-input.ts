import type { Call } from '@regimen/contract/call.ts';
import type { z } from 'zod';
import { AppError, notFound } from '../errors.ts';
import type { MessageKey } from './messages.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** What the handler gets. A path that cannot be right is 404; wrong fields are 422, all of them at once. */
export function checkInput(call: Call, raw: RawInput): RawInput {
  const params = call.params?.safeParse(raw.params);
  if (params && !params.success) throw notFound();
  const query = call.query?.safeParse(raw.query);
  const body = call.body?.safeParse(raw.body ?? {});
  const issues = [...(query?.error?.issues ?? []), ...(body?.error?.issues ?? [])];
  if (issues.length > 0) throw new AppError('invalid', { fields: fieldMessages(issues) });
  return { params: params?.data, query: query?.data, body: body?.data };
}

function fieldMessages(issues: z.core.$ZodIssue[]): Record<string, MessageKey[]> {
  const fields: Record<string, MessageKey[]> = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body';
    fields[field] = [...new Set([...(fields[field] ?? []), messageFor(issue)])];
  }
  return fields;
}

function messageFor(issue: z.core.$ZodIssue): MessageKey {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'not_valid';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'required' : `too_short:${Number(issue.minimum)}`;
      return `too_small:${Number(issue.minimum)}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `too_long:${Number(issue.maximum)}`
        : `too_big:${Number(issue.maximum)}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'not_email' : 'not_valid';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'not_allowed';
    case 'custom':
      return issue.params?.rule === 'clean_text' ? 'unreadable_characters' : 'not_valid';
    default:
      return 'not_valid';
  }
}
