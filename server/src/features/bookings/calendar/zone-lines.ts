import { offsetAt, periodAt } from '@regimen/engine/zone.ts';

const yearMs = 366 * 86_400_000;

/** What the clock of a zone does from a year before until a year after, change by change (VTIMEZONE, RFC 5545). */
export function zoneLines(zone: string, { from, to }: { from: number; to: number }): string[] {
  const changes = changesIn(zone, from - yearMs, to + yearMs);
  const usual = Math.min(offsetAt(zone, from - yearMs), ...changes.map(({ after }) => after));
  const first = offsetAt(zone, from - yearMs);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...ruleLines({ at: from - yearMs, before: first, after: first }, usual),
    ...changes.flatMap((change) => ruleLines(change, usual)),
    'END:VTIMEZONE',
  ];
}

interface Change {
  at: number;
  before: number;
  after: number;
}

function changesIn(zone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let at = from; at < to; ) {
    const { until, offset } = periodAt(zone, at);
    const after = Number.isFinite(until) ? offsetAt(zone, until) : offset;
    // Where a year ends a period does, and nothing changes.
    if (after !== offset && until < to) changes.push({ at: until, before: offset, after });
    at = until;
  }
  return changes;
}

/** Begins by the clock as it was until then. */
function ruleLines({ at, before, after }: Change, usual: number): string[] {
  const kind = after > usual ? 'DAYLIGHT' : 'STANDARD';
  const start = new Date(at + before).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${signed(before)}`,
    `TZOFFSETTO:${signed(after)}`,
    `END:${kind}`,
  ];
}

/** +0130, and with seconds where a zone has them. */
function signed(offset: number): string {
  const seconds = Math.abs(Math.round(offset / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return `${offset < 0 ? '-' : '+'}${shown.map((part) => String(part).padStart(2, '0')).join('')}`;
}
