/** The product in one picture: steps, a branch that rejoins, a goal. Drawn from the tenant's colours. */
export function FlowDrawing({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 260"
      fill="none"
      aria-hidden="true"
      className={`h-auto w-full max-w-[30rem] rtl:-scale-x-100 ${className}`}
    >
      <path d="M28 200H110C150 200 150 130 190 130H250" stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d="M190 130C230 130 226 62 268 62H330C372 62 368 110 404 110"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path
        d="M250 130C290 130 290 190 330 190C372 190 368 110 404 110"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path
        className="flow-line"
        d="M28 200H110C150 200 150 130 190 130H250C290 130 290 190 330 190C372 190 368 110 404 110"
        stroke="var(--primary)"
        strokeWidth="4"
        strokeLinecap="round"
        pathLength="100"
      />
      <Node x={28} y={200} filled />
      <Node x={110} y={200} filled />
      <Node x={190} y={130} filled />
      <Node x={268} y={62} />
      <Node x={330} y={190} />
      <circle cx="424" cy="110" r="26" fill="var(--accent-soft)" />
      <circle cx="424" cy="110" r="13" fill="var(--accent)" />
    </svg>
  );
}

function Node({ x, y, filled = false }: { x: number; y: number; filled?: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r="12"
      fill={filled ? 'var(--primary)' : 'var(--surface)'}
      stroke={filled ? 'var(--surface)' : 'var(--line-strong)'}
      strokeWidth={filled ? 4 : 2}
    />
  );
}
