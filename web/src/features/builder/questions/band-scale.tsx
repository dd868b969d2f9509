import { scoreRange } from '@regimen/engine/check/score-range.ts';
import type { AssessmentItem } from '@regimen/engine/items.ts';
import { bandOf } from '@regimen/engine/scoring.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { coverageOf } from './band-coverage.ts';
import { bandTexts } from './band-texts.ts';

/** Bands drawn on the scores that can be reached. Like every instrument it runs from left to right. */
export function BandScale({ item, score = null }: { item: AssessmentItem; score?: number | null }) {
  const t = useTexts(bandTexts);
  const range = scoreRange(item);
  if (!range) return null;
  const { shown, gaps, overlaps } = coverageOf(item.bands, range);
  // A whole score takes up the room of one, so that 0–4 and 5–9 lie side by side.
  const room = range.whole ? 1 : 0;
  const width = shown.to - shown.from + room || 1;
  const place = (from: number, to: number) => ({
    left: `${((from - shown.from) / width) * 100}%`,
    width: `${((to - from + room) / width) * 100}%`,
  });
  const current = score === null ? undefined : bandOf(item.bands, score);
  return (
    <figure dir="ltr" aria-label={t('scale', { min: range.min, max: range.max })} className="grid gap-1">
      {score !== null && (
        <div aria-hidden="true" className="relative h-2">
          <svg
            aria-hidden="true"
            viewBox="0 0 12 8"
            style={{ left: `${((score - shown.from + room / 2) / width) * 100}%` }}
            className="absolute h-2 w-3 -translate-x-1/2"
          >
            <path d="M0 0h12L6 8z" fill="var(--ink)" />
          </svg>
        </div>
      )}
      <div className="relative h-8 overflow-hidden rounded-control bg-raised ring-1 ring-line ring-inset">
        {item.bands.map((band, index) => (
          <span
            key={band.id}
            title={band.name}
            style={place(band.min, band.max)}
            className={`absolute inset-y-0 truncate border-e border-line px-1.5 text-center text-12 leading-8 ${
              band.id === current?.id
                ? 'bg-primary-strong text-primary-on'
                : index % 2 === 0
                  ? 'bg-primary-soft text-primary-text'
                  : 'bg-raised text-ink-soft'
            }`}
          >
            {band.name}
          </span>
        ))}
        {gaps.map(({ from, to }) => (
          <span
            key={from}
            style={place(from, to)}
            className="hatched absolute inset-y-0 bg-danger-soft text-danger-line"
          />
        ))}
        {overlaps.map(({ from, to }) => (
          <span key={from} style={place(from, to)} className="hatched absolute inset-y-0 text-warning-line" />
        ))}
      </div>
      <div className="relative h-4 text-12 text-ink-faint tabular-nums">
        <span className="absolute start-0">{shown.from}</span>
        <span className="absolute end-0">{shown.to}</span>
      </div>
    </figure>
  );
}
