interface IconProps {
  className?: string;
  size?: number;
}

/**
 * One set at one stroke: drawings from Lucide (lucide.dev, ISC licence) on its 24 px grid, kept as markup because a
 * page shows dozens of them and a component for each shape is what takes time on the server. An icon is decoration:
 * the name stands beside it or on its button.
 */
export function icon(shapes: string) {
  const inner = { __html: shapes };
  return ({ className, size = 18 }: IconProps) => (
    <svg
      aria-hidden="true"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant shapes below
      dangerouslySetInnerHTML={inner}
    />
  );
}
