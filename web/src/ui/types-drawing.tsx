/** A protocol's first steps along its main way as a small drawing: each type of step has its own mark. */
const gap = 34;
const middle = 22;

export function TypesDrawing({
  types,
  more = false,
  className = '',
}: {
  types: readonly string[];
  /** There are steps that are not drawn. */
  more?: boolean;
  className?: string;
}) {
  const width = Math.max(1, types.length) * gap + 12;
  const end = 14 + (types.length - 1) * gap;
  return (
    <svg
      viewBox={`0 0 ${width} 44`}
      height="44"
      fill="none"
      aria-hidden="true"
      preserveAspectRatio="xMinYMid meet"
      className={`w-full rtl:-scale-x-100 ${className}`}
    >
      {types.length === 0 && (
        <circle cx="22" cy={middle} r="9" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="3 4" />
      )}
      {types.length > 0 && (
        <path
          d={`M14 ${middle}H${more ? width : end}`}
          stroke="var(--line-strong)"
          strokeWidth="2"
          {...(more && { strokeDasharray: `${end - 14} 5 3 5 3 5 3` })}
        />
      )}
      {types.map((type, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing of one state
        <Mark key={index} type={type} x={14 + index * gap} />
      ))}
    </svg>
  );
}

const paper = 'var(--raised)';

function Mark({ type, x }: { type: string; x: number }) {
  switch (type) {
    case 'population':
    case 'ai':
      return (
        <path
          d={`M${x} ${middle - 11}l11 11-11 11-11-11z`}
          fill="var(--primary-soft)"
          stroke="var(--primary-line)"
          strokeWidth="2"
        />
      );
    case 'wait':
      return <circle cx={x} cy={middle} r="6" fill={paper} stroke="var(--line-strong)" strokeWidth="2" />;
    case 'nudge':
      return <circle cx={x} cy={middle} r="5" fill="var(--primary)" stroke={paper} strokeWidth="2" />;
    case 'assessment':
    case 'followup':
      return (
        <rect
          x={x - 9}
          y={middle - 9}
          width="18"
          height="18"
          rx="5"
          fill="var(--primary)"
          stroke={paper}
          strokeWidth="2"
        />
      );
    case 'finish':
      return (
        <>
          <circle cx={x} cy={middle} r="11" fill="var(--accent-soft)" />
          <circle cx={x} cy={middle} r="6" fill="var(--accent)" />
        </>
      );
    case 'fail':
    case 'jump':
      return <circle cx={x} cy={middle} r="8" fill={paper} stroke="var(--accent-line)" strokeWidth="2" />;
    default:
      return <circle cx={x} cy={middle} r="9" fill="var(--primary)" stroke={paper} strokeWidth="2" />;
  }
}
