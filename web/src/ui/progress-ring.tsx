import type { ReactNode } from 'react';

/** How far, as a ring with something inside it. Decoration: the number stands beside it in words. */
export function ProgressRing({
  share,
  size = 48,
  children,
}: {
  share: number;
  size?: number;
  children?: ReactNode;
}) {
  const radius = 18;
  const around = 2 * Math.PI * radius;
  return (
    <span className="relative inline-grid shrink-0 place-items-center">
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 44 44"
        fill="none"
        className="-rotate-90 rtl:-scale-y-100"
      >
        <circle cx="22" cy="22" r={radius} stroke="var(--line)" strokeWidth="4" />
        {share > 0 && (
          <circle
            cx="22"
            cy="22"
            r={radius}
            stroke="var(--primary)"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={`${around * Math.min(1, share)} ${around}`}
          />
        )}
      </svg>
      <span aria-hidden="true" className="absolute">
        {children}
      </span>
    </span>
  );
}
