import type { HistoryType } from '@regimen/contract/history.ts';
import { paths } from '../../paths.ts';

export const types = [
  'start',
  'answers',
  'taskDone',
  'reading',
  'correction',
  'expertDecision',
  'followUp',
  'snooze',
  'pause',
  'resume',
  'withdraw',
  'timeZone',
  'timer',
] as const satisfies readonly HistoryType[];

/** How the history is narrowed; it stands in the address. Empty: not at all. */
export interface HistoryFilter {
  program: string;
  follower: string;
  type: HistoryType | '';
  from: string;
  to: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const date = /^(?!0000)\d{4}-\d\d-\d\d$/;
const onlyIf = (fits: RegExp, value: string | null): string =>
  value !== null && fits.test(value) ? value : '';
/** 31 February reads as a day in March, which is not what stands there. */
function realDate(value: string): string {
  const at = Date.parse(value);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== value ? '' : value;
}

export function readFilter(params: URLSearchParams): HistoryFilter {
  const follower = (params.get('follower') ?? '').trim().slice(0, 120);
  return {
    program: onlyIf(uuid, params.get('program')),
    follower: follower.length < 2 ? '' : follower,
    type: types.find((type) => type === params.get('type')) ?? '',
    from: realDate(onlyIf(date, params.get('from'))),
    to: realDate(onlyIf(date, params.get('to'))),
  };
}

export const readRun = (params: URLSearchParams): string | null => onlyIf(uuid, params.get('run')) || null;

/** Decision by decision, in place of the days. */
export const isRecord = (params: URLSearchParams): boolean => params.get('view') === 'record';

/** What of it the API is asked with. */
export const callQuery = (filter: HistoryFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as Partial<
    Omit<HistoryFilter, 'type'>
  > & { type?: HistoryType };

export function historyPath(filter: HistoryFilter): string {
  const query = new URLSearchParams(callQuery(filter) as Record<string, string>).toString();
  return query === '' ? paths.history : `${paths.history}?${query}`;
}
