import type { RunRecord } from '@regimen/contract/history.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import type { RunWords } from './run-words.ts';

/** The step, module or KPI that something was about; empty when it was about none. */
export function aboutRecord({ entry }: Pick<RunRecord, 'entry'>, protocol: number, words: RunWords): string {
  return 'event' in entry ? aboutEvent(entry.event, protocol, words) : '';
}

export function aboutEvent(event: RunEvent, protocol: number, words: RunWords): string {
  if (event.type === 'reading' || event.type === 'correction') return words.item(protocol, event.kpi);
  if (event.type === 'timeZone') return event.zone;
  if (!('task' in event) || event.task === undefined) return '';
  const source = event.task.split('/')[1] ?? '';
  return source.startsWith('module:')
    ? words.module(protocol, source.slice('module:'.length))
    : words.step(protocol, source);
}
