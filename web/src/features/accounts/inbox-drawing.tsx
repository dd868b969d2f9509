type Outcome = 'sent' | 'failed' | 'confirmed';

/** The path of steps again, with the envelope as its last one: on its way, come to a stop, arrived. */
export function InboxDrawing({ outcome }: { outcome: Outcome }) {
  const done = outcome === 'confirmed';
  const tone = done ? 'success' : outcome === 'failed' ? 'warning' : 'accent';
  return (
    <svg
      width="176"
      height="72"
      viewBox="0 0 176 72"
      fill="none"
      aria-hidden="true"
      className="mb-6 rtl:-scale-x-100"
    >
      <path
        d="M10 54C36 54 34 26 60 26"
        stroke="var(--primary-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d={outcome === 'failed' ? 'M60 26C74 26 78 36 86 42' : 'M60 26C84 26 84 40 106 40'}
        stroke={done ? 'var(--primary-line)' : 'var(--line-strong)'}
        strokeWidth="2.5"
        strokeLinecap="round"
        {...(!done && { strokeDasharray: '1 8' })}
      />
      <circle cx="10" cy="54" r="8" fill="var(--primary)" />
      <circle cx="60" cy="26" r="8" fill="var(--primary)" />
      <rect
        x="108"
        y="18"
        width="58"
        height="42"
        rx="8"
        fill="var(--raised)"
        stroke="var(--primary-line)"
        strokeWidth="2.5"
      />
      <path
        d="M110 24l22.5 17.5a7.5 7.5 0 0 0 9 0L164 24"
        stroke="var(--primary-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="164" cy="16" r="11" fill={`var(--${tone}-soft)`} stroke="var(--surface)" strokeWidth="2" />
      <Sign outcome={outcome} />
    </svg>
  );
}

function Sign({ outcome }: { outcome: Outcome }) {
  if (outcome === 'sent') return <circle cx="164" cy="16" r="5" fill="var(--accent)" />;
  const d = outcome === 'confirmed' ? 'M159.5 16.5l3 3 6-6.5' : 'M164 11v5.5m0 4v.2';
  const stroke = outcome === 'confirmed' ? 'var(--success-text)' : 'var(--warning-text)';
  return (
    <path
      className="origin-center [transform-box:fill-box] rtl:-scale-x-100"
      d={d}
      stroke={stroke}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
