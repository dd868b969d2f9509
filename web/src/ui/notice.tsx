import type { ReactNode } from 'react';
import { toneIcons } from './shell-icons.tsx';

/** Something to know about what is shown below, with its icon and in words. */
export function Notice({
  tone = 'info',
  title,
  children,
}: {
  tone?: 'info' | 'warning';
  title?: string;
  children: ReactNode;
}) {
  const ToneIcon = toneIcons[tone];
  const colours = tone === 'info' ? 'bg-info-soft' : 'bg-warning-soft';
  return (
    <div className={`flex items-start gap-3 rounded-card p-4 ${colours}`}>
      <ToneIcon className={`mt-0.5 shrink-0 ${tone === 'info' ? 'text-info-text' : 'text-warning-text'}`} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
