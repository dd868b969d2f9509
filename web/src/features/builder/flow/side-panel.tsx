import type { ReactNode } from 'react';
import { useView } from './flow-context.ts';

interface SidePanelProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** At the end side on wide screens; on narrow ones over the lower part, as soon as it is asked for. */
export function SidePanel({ label, onClose, children }: SidePanelProps) {
  const open = useView((view) => view.panelOpen);
  return (
    <aside
      aria-label={label}
      className={`overflow-y-auto overscroll-contain border-line bg-raised lg:block lg:w-[21.5rem] lg:shrink-0 lg:border-s ${
        open
          ? 'max-lg:pop max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[80dvh] max-lg:rounded-t-card max-lg:border max-lg:shadow-float'
          : 'max-lg:hidden'
      }`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </aside>
  );
}
