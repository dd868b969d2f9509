import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { setPanel, usePanel } from '../../../shared/flow/panels.ts';
import { useView } from './flow-context.ts';

interface SidePanelProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** At the end side on wide screens, where it can be put away; on narrow ones over the lower part, once it is asked for. */
export function SidePanel({ label, onClose, children }: SidePanelProps) {
  const over = useView((view) => view.panelOpen);
  const asked = useView((view) => view.asked);
  const beside = usePanel('inspector') || asked !== false;
  useEffect(() => {
    if (asked) setPanel('inspector', true);
  }, [asked]);
  const root = useRef<HTMLElement>(null);
  const selected = useView((view) => view.selected);
  // Another step is read from its beginning; a part of it that was asked for is gone to afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useLayoutEffect(() => {
    root.current?.scrollTo(0, 0);
  }, [selected]);
  return (
    <aside
      ref={root}
      aria-label={label}
      className={`relative overflow-y-auto overscroll-contain border-line has-data-at-foot:scroll-pb-[35dvh] bg-raised lg:w-[21.5rem] lg:shrink-0 lg:border-s ${
        beside ? 'lg:block' : 'lg:hidden'
      } ${
        over
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
