import { scoreRange } from '@regimen/engine/check/score-range.ts';
import type { AssessmentItem } from '@regimen/engine/items.ts';
import { bandOf } from '@regimen/engine/scoring.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ScaleMark, ScaleSpan } from '../../../ui/scale-strip.tsx';
import { coverageOf } from './band-coverage.ts';
import { bandTexts } from './band-texts.ts';

/** Bands drawn on the scores that can be reached; it runs with the text. */
export function BandScale({ item, score = null }: { item: AssessmentItem; score?: number | null }) {
  const t = useTexts(bandTexts);
  const range = scoreRange(item);
  if (!range) return null;
  const { shown, gaps, overlaps } = coverageOf(item.bands, range);
  // A whole score takes up the room of one, so that 0–4 and 5–9 lie side by side.
  const room = range.whole ? 1 : 0;
  const width = shown.to - shown.from + room || 1;
  const span = (from: number, to: number) => ({
    from: (from - shown.from) / width,
    to: (to + room - shown.from) / width,
  });
  const current = score === null ? undefined : bandOf(item.bands, score);
  return (
    <figure aria-label={t('scale', { min: range.min, max: range.max })} className="grid gap-1">
      {score !== null && (
        <div aria-hidden="true" className="relative h-2">
          <ScaleMark at={(score - shown.from + room / 2) / width}>
            <svg aria-hidden="true" viewBox="0 0 12 8" className="h-2 w-3">
              <path d="M0 0h12L6 8z" fill="var(--ink)" />
            </svg>
          </ScaleMark>
        </div>
      )}
      <div className="relative h-8 overflow-hidden rounded-control bg-raised ring-1 ring-line ring-inset">
        {item.bands.map((band, index) => (
          <ScaleSpan
            key={band.id}
            title={band.name}
            {...span(band.min, band.max)}
            className={`truncate border-e border-line px-1.5 text-center text-12 leading-8 ${
              band.id === current?.id
                ? 'bg-primary-strong text-primary-on'
                : index % 2 === 0
                  ? 'bg-primary-soft text-primary-text'
                  : 'bg-raised text-ink-soft'
            }`}
          >
            {band.name}
          </ScaleSpan>
        ))}
        {gaps.map(({ from, to }) => (
          <ScaleSpan key={from} {...span(from, to)} className="hatched bg-danger-soft text-danger-line" />
        ))}
        {overlaps.map(({ from, to }) => (
          <ScaleSpan key={from} {...span(from, to)} className="hatched text-warning-line" />
        ))}
      </div>
      <div className="relative h-4 text-12 text-ink-faint tabular-nums">
        <span className="absolute start-0">{shown.from}</span>
        <span className="absolute end-0">{shown.to}</span>
      </div>
    </figure>
  );
}
