import { encode } from 'uqr';

/** A QR code, drawn here: what it says reaches nobody else. Dark on light in either theme, since not every camera reads it the other way round. */
export function QrCode({ says, label }: { says: string; label: string }) {
  const { data, size } = encode(says, { ecc: 'M', border: 4 });
  const squares = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded bg-white"
    >
      <path d={squares} fill="#000" />
    </svg>
  );
}
