/** A face between sad (0) and happy (1). Decoration: the number stands beside it. */
export function Face({ mood, size = 32 }: { mood: number; size?: number }) {
  const bend = (mood - 0.5) * 9;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="M9 9h.01M15 9h.01" strokeWidth="2.5" />
      <path d={`M8 ${15 - bend / 4}Q12 ${15 + bend} 16 ${15 - bend / 4}`} />
    </svg>
  );
}
