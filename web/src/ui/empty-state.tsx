import type { ReactNode } from 'react';

/** An empty list says why it is empty and what the next step is. */
export function EmptyState({
  title,
  help,
  children,
}: {
  title: string;
  help?: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-10 text-center">
      <svg width="96" height="28" viewBox="0 0 96 28" fill="none" aria-hidden="true">
        <path
          d="M8 20C28 20 28 8 48 8s20 12 40 12"
          stroke="var(--line-strong)"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <circle cx="8" cy="20" r="5" fill="var(--primary)" />
        <circle cx="48" cy="8" r="5" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
        <circle cx="88" cy="20" r="5" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      </svg>
      <p className="text-18 font-semibold">{title}</p>
      {help && <p className="max-w-[28rem] text-ink-soft">{help}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
