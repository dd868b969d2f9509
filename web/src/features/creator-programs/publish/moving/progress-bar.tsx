/** How far something is that goes on in the background. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <progress
      value={value}
      max={max}
      aria-label={label}
      className="h-2.5 w-full appearance-none overflow-hidden rounded-pill bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-primary"
    />
  );
}
