import type { ReactNode } from 'react';

type Tone = 'neutral' | 'primary' | 'success' | 'warning';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  primary: 'bg-primary-soft text-primary-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-pill px-2.5 text-12 font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
