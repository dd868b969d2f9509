import type { Call } from '@regimen/contract/call.ts';
import type { z } from 'zod';
import { AppError, notFound } from '../errors.ts';
import type { MessageKey } from '../messages.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

const nothing: RawInput = Object.freeze({ params: undefined, query: undefined, body: undefined });

/** What the handler gets. A path that cannot be right is 404; wrong fields are 422, all of them at once. */
export function checkInput(call: Call, raw: RawInput): RawInput {
  if (!call.params && !call.query && !call.body) return nothing;
  const params = call.params?.safeParse(raw.params);
  if (params && !params.success) throw notFound();
  const query = call.query?.safeParse(raw.query);
  const body = call.bodyOnThread ? unread(raw.body) : call.body?.safeParse(raw.body ?? {});
  if (query?.error || body?.error) {
    const fields = {
      ...fieldMessages(query?.error?.issues ?? [], raw.query),
      ...fieldMessages(body?.error?.issues ?? [], raw.body),
    };
    if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
  }
  return { params: params?.data, query: query?.data, body: body?.data };
}

/** Nothing at all is read as nothing, too. */
const unread = (body: unknown) => ({ data: body ?? { json: '{}' }, error: undefined });

/** More than any form has fields. */
const mostTold = 100;

function fieldMessages(issues: z.core.$ZodIssue[], given: unknown): Record<string, MessageKey[]> {
  const fields: Record<string, MessageKey[]> = {};
  for (const issue of issues.slice(0, mostTold)) {
    const field = issue.path.join('.') || 'body';
    fields[field] = [...new Set([...(fields[field] ?? []), messageFor(issue, valueAt(given, issue.path))])];
  }
  return fields;
}

/** Nothing was filled in: that is what to say, whatever else the rules would add. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function valueAt(given: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    given,
  );
}

/** What the contract's own rules say (`params: { rule }`). */
const ruleMessages: Record<string, MessageKey> = {
  clean_text: 'unreadable_characters',
  sheet_length: 'sheet_too_long',
  no_link: 'name_with_link',
  not_a_phone: 'not_a_phone',
  username_form: 'username_form',
  link_form: 'link_form',
  required: 'required',
  meeting_link_form: 'meeting_link_form',
  hours_backwards: 'hours_backwards',
  hours_overlap: 'hours_overlap',
  same_day_twice: 'same_day_twice',
  same_twice: 'same_twice',
};

function messageFor(issue: z.core.$ZodIssue, value: unknown): MessageKey {
  if (isEmpty(value)) return 'required';
  switch (issue.code) {
    case 'invalid_type':
      return 'not_valid';
    case 'too_small':
      if (issue.origin === 'array') return `too_few:${Number(issue.minimum)}`;
      return issue.origin === 'string'
        ? `too_short:${Number(issue.minimum)}`
        : `too_small:${Number(issue.minimum)}`;
    case 'too_big':
      if (issue.origin === 'array') return `too_many:${Number(issue.maximum)}`;
      return issue.origin === 'string'
        ? `too_long:${Number(issue.maximum)}`
        : `too_big:${Number(issue.maximum)}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'not_email' : 'not_valid';
    case 'invalid_value':
      return 'not_allowed';
    case 'custom':
      return ruleMessages[String(issue.params?.rule)] ?? 'not_valid';
    default:
      return 'not_valid';
  }
}
