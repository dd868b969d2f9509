/** A path of steps that ends before its place: what a missing or broken page is, without a figure of anybody. */
export function ErrorDrawing({ status }: { status: number }) {
  const missing = status === 404;
  return (
    <svg
      className="rtl:-scale-x-100"
      width="240"
      height="96"
      viewBox="0 0 240 96"
      fill="none"
      aria-hidden="true"
    >
      <path
        d="M20 68 C60 68 60 28 100 28 S140 68 160 60"
        stroke="var(--primary-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M160 60 C178 52 182 34 206 32"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <circle cx="20" cy="68" r="9" fill="var(--primary)" />
      <circle cx="100" cy="28" r="9" fill="var(--primary)" />
      <circle cx="160" cy="60" r="9" fill="var(--surface)" stroke="var(--primary-line)" strokeWidth="2.5" />
      <circle cx="216" cy="30" r="12" fill="var(--accent-soft)" />
      {missing ? (
        <circle cx="216" cy="30" r="12" stroke="var(--accent-line)" strokeWidth="2.5" strokeDasharray="4 5" />
      ) : (
        <path d="M216 23v8m0 5.5v.5" stroke="var(--accent-line)" strokeWidth="3" strokeLinecap="round" />
      )}
    </svg>
  );
}
