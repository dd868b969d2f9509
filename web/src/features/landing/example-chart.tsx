import { useTexts } from '../../i18n/use-texts.ts';
import { ExampleLabel } from './example-label.tsx';
import { texts } from './texts.ts';

/** Hours of sleep in 14 example nights; the target band is 7 to 8. */
const hours = [5.1, 5.4, 4.9, 5.6, 5.9, 5.5, 6.1, 6.4, 6.0, 6.6, 6.5, 6.9, 6.8, 7.1];
const last = hours.length - 1;
const width = 340;
const height = 190;
const x = (night: number) => 26 + (night / last) * (width - 40);
const y = (value: number) => 10 + ((8.4 - value) / 4) * (height - 24);
const line = hours
  .map((value, night) => `${night === 0 ? 'M' : 'L'}${x(night).toFixed(1)} ${y(value).toFixed(1)}`)
  .join('');

export function ExampleChart() {
  const t = useTexts(texts);
  return (
    <figure className="w-full rounded-card border border-line bg-raised p-5 md:p-6">
      <figcaption className="flex items-start justify-between gap-3">
        <span>
          <span className="block text-14 text-ink-soft">{t('chartKpi')}</span>
          <span className="block text-28 font-semibold tabular-nums">{t('chartLast')}</span>
        </span>
        <ExampleLabel />
      </figcaption>
      {/* An illustration, drawn and mirrored as ui/chart.tsx does it, which would cost guests another file of 0.9 kB. */}
      <svg
        role="img"
        aria-label={t('chartDescription')}
        viewBox={`0 0 ${width} ${height}`}
        className="mt-4 h-auto w-full [direction:ltr] rtl:-scale-x-100"
        fill="none"
      >
        <rect x="20" y={y(8)} width={width - 20} height={y(7) - y(8)} rx="6" fill="var(--success-soft)" />
        {[5, 6, 7, 8].map((value) => (
          <g key={value}>
            <path d={`M20 ${y(value)}H${width}`} stroke="var(--line)" />
            <text
              x="4"
              y={y(value) + 4}
              fontSize="12"
              fill="var(--ink-faint)"
              className="origin-center [transform-box:fill-box] rtl:-scale-x-100"
            >
              {value}
            </text>
          </g>
        ))}
        <path d={`${line}L${x(last)} ${height}L${x(0)} ${height}Z`} fill="var(--primary)" opacity=".08" />
        <path
          d={line}
          stroke="var(--primary-line)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {hours.map((value, night) => (
          <circle
            key={x(night)}
            cx={x(night)}
            cy={y(value)}
            r={night === last ? 6 : 2.5}
            fill="var(--primary-line)"
            stroke="var(--raised)"
            strokeWidth={night === last ? 3 : 0}
          />
        ))}
      </svg>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-14 text-ink-soft">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-success-soft ring-1 ring-success-line" />
          {t('chartBand')}
        </span>
        <span>{t('chartNights')}</span>
      </p>
    </figure>
  );
}
