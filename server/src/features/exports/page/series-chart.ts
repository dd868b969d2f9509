import { shortDate } from '@regimen/contract/language/instants.ts';
import { directionOf, type Locale } from '@regimen/contract/language/languages.ts';
import type { ReadingSeries } from '@regimen/contract/readings.ts';
import { escapeHtml } from '../../../providers/mail-layout.ts';

const [width, height] = [640, 180];
const edge = 12;

/** One series as a drawing: the line, what is aimed at behind it, first and last day below. Runs as the page is read. */
export function seriesChart(
  { readings, target }: ReadingSeries,
  { locale, zone, title }: { locale: Locale; zone: string; title: string },
): string {
  const times = readings.map(({ takenAt }) => Date.parse(takenAt));
  const values = readings.map(({ value }) => value);
  const aims = [target?.min, target?.max].filter((each) => each !== undefined);
  const [from = 0, to = 0] = [times[0], times.at(-1)];
  const [least, most] = [Math.min(...values, ...aims), Math.max(...values, ...aims)];
  const isMirrored = directionOf(locale) === 'rtl';
  const x = (at: number): number => {
    const share = to === from ? 0.5 : (at - from) / (to - from);
    const along = edge + share * (width - 2 * edge);
    return round(isMirrored ? width - along : along);
  };
  const y = (value: number): number => {
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return round(height - edge - share * (height - 2 * edge));
  };
  const points = readings.map(({ value }, place) => `${x(times[place] ?? 0)},${y(value)}`);
  const last = points.at(-1)?.split(',') ?? [];
  const band = target && {
    top: y(target.max ?? most),
    bottom: y(target.min ?? least),
  };
  const day = (at: number) => escapeHtml(shortDate(locale, at, zone));
  const days = to === from ? [from] : [from, to];
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">
${band ? `<rect class="band" x="0" y="${band.top}" width="${width}" height="${Math.max(1, round(band.bottom - band.top))}"/>` : ''}
<polyline class="line" points="${points.join(' ')}"/>
<circle class="last" cx="${last[0]}" cy="${last[1]}" r="5"/>
</svg>
<p class="ends">${days.map((at) => `<span>${day(at)}</span>`).join('')}</p>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
