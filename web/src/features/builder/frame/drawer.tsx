import { type ReactNode, useEffect, useRef } from 'react';

interface DrawerProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the end side beside which one goes on working; Escape closes it, the focus goes back where it was. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const element = panel.current;
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) || document.activeElement === document.body)
        before?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[75dvh] overflow-y-auto rounded-t-card border border-line bg-raised p-5 shadow-float outline-none md:inset-x-auto md:end-0 md:top-[calc(var(--spacing-navbar)+3.5rem)] md:max-h-none md:w-[380px] md:rounded-none md:border-y-0 md:border-e-0"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </aside>
  );
}
